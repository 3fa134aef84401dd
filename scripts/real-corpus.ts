// Compiles the docs of a real site, and compares the corpus with facts about the site's Docusaurus build.
//     node --import tsx scripts/real-corpus.ts [--only /docs,/community]
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedMaterial } from './shared-material.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const name = 'docusaurus-website';

/** The folder of the site with the real content and its config. Git ignores it. */
export const realSite = `${root}build/${name}`;

/** Creates the site. @returns false if the content is missing. Then no site is created */
export function layOutRealSite(): boolean {
  if (!existsSync(sharedMaterial(`corpora/${name}`))) return false;
  mkdirSync(realSite, { recursive: true });
  cpSync(sharedMaterial(`corpora/${name}`), realSite, { recursive: true, force: true, mode: 0 });
  spawnSync('chmod', ['-R', 'u+w', realSite]);
  rmSync(`${realSite}/lectern.config.ts`, { force: true });
  cpSync(`${root}fixtures/${name}/lectern.config.ts`, `${realSite}/lectern.config.ts`);
  return true;
}

/** Compares a compiled corpus with the facts. @returns the output of the comparison, and whether everything is equal */
export function compareWithFacts(dist: string, only: string): { output: string; equal: boolean } {
  const script = sharedMaterial('acceptance/compare.mjs');
  const { stdout, stderr, status } = spawnSync(
    'node',
    [script, dist, sharedMaterial(`acceptance/${name}/facts.json`), '--only', only, '--show', '200'],
    {
      encoding: 'utf8',
    },
  );
  return { output: stdout + stderr, equal: status === 0 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!layOutRealSite()) throw new Error('the real content is not at hand');
  const only = process.argv[process.argv.indexOf('--only') + 1] ?? '';
  spawnSync('node', [`${root}bin/lectern.js`, 'compile', realSite], { stdio: 'inherit' });
  console.log(
    compareWithFacts(`${realSite}/dist`, process.argv.includes('--only') ? only : '/docs,/community,/tests/docs')
      .output,
  );
}
