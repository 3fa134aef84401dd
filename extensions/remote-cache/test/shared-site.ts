import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { compile, type CompileReport } from '../../../compiler/index.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';

const built = new URL('../../../build/extensions/remote-cache/index.js', import.meta.url).href;

/** The number of pages of the test site. Their cache entries are stored in two groups. */
export const pages = 110;

/** A site that uses a shared cache. */
export interface SharedSite {
  dir: string;
  write(files: Record<string, string>): void;
  /** Compiles without a local cache and without an earlier output, like another machine. */
  compileAnew(key: string, options?: object): Promise<CompileReport>;
  /** Removes the local cache and the output. */
  empty(): void;
  /** @returns a hash of all output files */
  output(): string;
  remove(): void;
}

/** @param options of the extension; without them, the site has no shared cache */
export function sharedSite(options?: object): SharedSite {
  const site = tempFolder();
  const use = options && `remoteCache(${JSON.stringify(options)})`;
  site.write({
    'lectern.config.mjs': `import { remoteCache } from ${JSON.stringify(built)};
export default { title: 'Harbour', url: 'https://harbour.example', extensions: [${use ?? ''}] };
`,
    ...Object.fromEntries(
      Array.from({ length: pages }, (_, index) => [
        `docs/page-${index}.md`,
        `# Page ${index}\n\nThe *tide* is ${index} m.\n`,
      ]),
    ),
  });
  return {
    ...site,
    async compileAnew(key, more = {}) {
      empty(site.dir);
      process.env.LECTERN_CACHE_KEY = key;
      return compile(site.dir, { jobs: 1, ...more });
    },
    empty: () => empty(site.dir),
    output: () => hashOf(path.join(site.dir, 'dist')),
  };
}

function empty(dir: string): void {
  for (const name of ['.lectern', 'dist']) rmSync(path.join(dir, name), { recursive: true, force: true });
}

function hashOf(dir: string): string {
  const hash = createHash('sha256');
  for (const name of (readdirSync(dir, { recursive: true }) as string[]).sort()) {
    const file = path.join(dir, name);
    if (statSync(file).isFile()) hash.update(`${name}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
