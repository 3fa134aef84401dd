import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitCode } from '../../compiler/cli/failure.ts';
import { compile } from '../../compiler/compile.ts';
import type { CompileReport } from '../../compiler/compile-report.ts';
import { lastReport } from '../../compiler/output/last-compile.ts';
import { withFault, type Fault } from './failing-calls.ts';

/** A site with an output from before a change, and what is to come of it. */
export interface FaultySite {
  /** How many calls of the file system a compile takes that nothing fails in. */
  calls: number;
  /**
   * Lets a compile fail at a call, and then compiles as if nothing had been.
   *
   * @returns what is wrong with what was left, and whether the output was of two generations meanwhile
   */
  tryFault(at: number, fault: Fault): Promise<{ wrong: string[]; isMixed: boolean }>;
}

const before: Record<string, string> = {
  'docs/index.md': '# Start\n\nOne, with a [link](other.md) and a ![picture](dot.svg).\n',
  'docs/other.md': '# Other\n\n## Part\n\nTwo.\n',
  'docs/gone.md': '# Gone\n',
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'blog/2024-01-01-news.md': '# News\n\nThree.\n',
  'static/plain.txt': 'plain',
};
/** A changed page, a removed one, and a new one in a folder that takes the place of a page. */
const after: Record<string, string | undefined> = {
  'docs/index.md': '# Begin\n\nOne more, with a [link](other/index.md).\n',
  'docs/other.md': undefined,
  'docs/gone.md': undefined,
  'docs/other/index.md': '# Other\n\nTwo.\n',
  'docs/new.md': '# New\n',
  'static/plain.txt': 'plainer',
};

/**
 * @param folder of its own, absolute and empty
 * @param publish how the site comes into its place
 */
export async function openFaultySite(folder: string, publish: 'in-place' | 'swap'): Promise<FaultySite> {
  const [template, site] = [path.join(folder, 'template'), path.join(folder, 'site')];
  const restore = () => {
    rmSync(site, { recursive: true, force: true });
    // With its times, which caches go by.
    cpSync(template, site, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  };
  // As the command does.
  const run = async (): Promise<CompileReport> => (await lastReport(site, {})) ?? compile(site);

  const config = { title: 'Site', url: 'https://site.example', publish };
  write(site, { ...before, 'lectern.config.json': JSON.stringify(config) });
  await run();
  const old = outputOf(site);
  write(site, after);
  cpSync(site, template, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  await run();
  const next = outputOf(site);
  restore();
  rmSync(path.join(site, '.lectern'), { recursive: true });
  rmSync(path.join(site, 'dist'), { recursive: true });
  await run();
  if (differences(outputOf(site), next).length > 0) throw new Error('A cold compile writes something else.');
  restore();
  const { calls } = await withFault(site, Infinity, 'EIO', run);

  return {
    calls,
    async tryFault(at, fault) {
      restore();
      const wrong: string[] = [];
      const { outcome } = await withFault(site, at, fault, run);
      if ('error' in outcome && exitCode(outcome.error) === 70) wrong.push(`it ended in ${String(outcome.error)}`);
      const left = outputOf(site);
      const torn = differences(left, old).filter((file) => left.get(file) !== next.get(file));
      if (torn.length > 0) wrong.push(`of no generation: ${torn.join(', ')}`);
      const isMixed = differences(left, old).length > 0 && differences(left, next).length > 0;
      if (isMixed && publish === 'swap') wrong.push('of two generations');
      if (isMixed && !existsSync(path.join(site, 'dist/.lectern/journal.json')))
        wrong.push('of two generations, and no journal says so');
      if ('result' in outcome && outcome.result.published && differences(left, next).length > 0)
        wrong.push('it says that it has published');
      const report = await run().catch((error: unknown) => String(error));
      if (typeof report === 'string') wrong.push(`the next run ended in ${report}`);
      const different = differences(outputOf(site), next);
      if (different.length > 0) wrong.push(`the next run differs from a cold one in ${different.join(', ')}`);
      if (existsSync(path.join(site, 'dist/.lectern'))) wrong.push('the next run leaves its work folder');
      return { wrong, isMixed };
    },
  };
}

function write(site: string, files: Record<string, string | undefined>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    rmSync(file, { force: true });
    if (text === undefined) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Every file of the output, as it is. */
function outputOf(site: string): Map<string, string> {
  const dist = path.join(site, 'dist');
  const files = existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : [];
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file): [string, string] => [path.relative(dist, file), readFileSync(file, 'latin1')])
      .filter(([name]) => !name.startsWith('.lectern')),
  );
}

function differences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file));
}
