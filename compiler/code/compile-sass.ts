import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PartialMessage } from 'esbuild';
import { moduleName, namespaces, sitePath, type CodeRun } from './code-run.ts';
import { packageName } from './trusted-folders.ts';

/** What of the package `sass` is used. It is the site's own: few sites have any. */
interface Sass {
  compileStringAsync(
    text: string,
    options: {
      syntax: 'scss' | 'indented';
      url: URL;
      importers: { findFileUrl(url: string): Promise<URL | null> }[];
      charset: false;
      quietDeps: true;
      logger: object;
    },
  ): Promise<{ css: string; loadedUrls: URL[] }>;
}

interface SassFault {
  sassMessage: string;
  span?: { start: { line: number; column: number }; url?: URL };
}

/**
 * Makes CSS of a file in SCSS or in Sass' indented form.
 *
 * @param file absolute
 */
export async function compileSass(file: string, run: CodeRun): Promise<{ css: string } | { errors: PartialMessage[] }> {
  const sass = sassOf(run);
  if (!sass && run.stubMissing) {
    run.stoodIn.set('sass', (run.stoodIn.get('sass') ?? new Set()).add(sitePath(run, file)));
    return { css: '' };
  }
  if (!sass)
    return { errors: [{ text: 'it is SCSS, and the package that makes CSS of it is missing: npm install sass' }] };
  const text = Buffer.from((await run.files.read(file)) ?? '').toString();
  try {
    const { css, loadedUrls } = await sass.compileStringAsync(text, {
      syntax: file.toLowerCase().endsWith('.sass') ? 'indented' : 'scss',
      url: pathToFileURL(file),
      importers: [{ findFileUrl: (url) => findFile(url, file, run) }],
      charset: false,
      quietDeps: true,
      logger: { warn() {}, debug() {} },
    });
    for (const loaded of loadedUrls.map((url) => fileURLToPath(url))) {
      await run.bundleInputs.file(loaded);
      await run.bundleInputs.folder(path.dirname(loaded));
      if (!run.trusted.hasFile((await run.files.realPath(loaded)) ?? loaded))
        return { errors: [{ text: `"${path.relative(path.dirname(file), loaded)}" lies outside the site's folder` }] };
    }
    return { css };
  } catch (error) {
    const { sassMessage, span } = error as SassFault;
    if (sassMessage === undefined) throw error;
    return { errors: [inEntry(sassMessage, span, file, run)] };
  }
}

// Who imports a file is known of the one that is compiled, and not of those that it uses.
function inEntry(text: string, span: SassFault['span'], file: string, run: CodeRun): PartialMessage {
  const at = span?.start ?? { line: 0, column: 0 };
  const used = span?.url && fileURLToPath(span.url) !== file ? sitePath(run, fileURLToPath(span.url)) : undefined;
  return {
    text: used === undefined ? text : `${text}, in ${used}:${at.line + 1}:${at.column + 1}`,
    location: {
      file: moduleName(namespaces.sass, sitePath(run, file)),
      ...(used === undefined ? { line: at.line + 1, column: at.column } : { line: 1, column: 0 }),
    },
  };
}

function sassOf({ dir }: CodeRun): Sass | undefined {
  const own = createRequire(path.join(dir, 'package.json'));
  const name = ['sass', 'sass-embedded'].find((each) => isInstalled(each, own));
  return name === undefined ? undefined : (own(name) as Sass);
}

function isInstalled(name: string, { resolve }: NodeJS.Require): boolean {
  try {
    return resolve(name) !== '';
  } catch {
    return false;
  }
}

// `~kit/colors`, `kit/colors` and `@site/src/colors`; Sass itself knows of endings and of names with an underscore.
async function findFile(url: string, from: string, run: CodeRun): Promise<URL | null> {
  if (url.startsWith('@site/')) return pathToFileURL(path.join(run.dir, url.slice('@site/'.length)));
  const specifier = url.replace(/^~/, '');
  if (/^[./]|:/.test(specifier)) return null;
  for (let dir = path.dirname(from); ; dir = path.dirname(dir)) {
    const home = path.join(dir, 'node_modules', packageName(specifier));
    if ((await run.files.realPath(home)) !== undefined) return pathToFileURL(path.join(dir, 'node_modules', specifier));
    if (path.dirname(dir) === dir) return null;
  }
}
