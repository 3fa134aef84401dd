// `npm run profile`: profiles compiles and saves, and writes the tables into the documentation.
//     node --import tsx scripts/profile/run.ts [--small 1000] [--large 10000] [--no-write]
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { generateSite } from '../bench/generate-site.ts';
import { keepFigures, machine } from '../bench/keep-figures.ts';
import { root } from '../bench/measure.ts';
import { haveRealDocs, realDocs } from '../bench/parts/versions.ts';
import { profileTable } from './profile-table.ts';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '10000' },
    'no-write': { type: 'boolean', default: false },
  },
});
const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-profile-'));
const found = [machine()];
const tell = (text: string) => {
  console.log(`\n${text}`);
  found.push(text);
};
try {
  const cold = await coldShares(await generated('small', values.small));
  tell(profileTable(`A cold compile of ${values.small} pages`, { share: cold }, 'share'));
  if (haveRealDocs) {
    const versions = {
      'one version': await coldShares(await realDocs(folder, 'one-version')),
      'three versions': await coldShares(await realDocs(folder, 'three-versions')),
    };
    tell(profileTable('Real docs, cold', versions, 'milliseconds'));
  }
  const saves = (await profile(
    'saves',
    await generated('large', values.large),
    path.join(folder, 'out'),
    values.large,
  )) as Record<string, Record<string, number>>;
  tell(profileTable(`A save of a page among ${values.large}`, saves, 'milliseconds'));
} finally {
  await rm(folder, { recursive: true });
}
if (!values['no-write']) await keepFigures('profiles of npm run profile', found.join('\n\n'));

async function generated(name: string, pages: string): Promise<string> {
  const dir = path.join(folder, name);
  await generateSite(Number(pages), 1, dir);
  return dir;
}

async function coldShares(site: string): Promise<Record<string, number>> {
  return (await profile('cold', site, `${site}-out`)) as Record<string, number>;
}

/** Runs a script in a new process, so that V8 has compiled no code yet. */
async function profile(script: 'cold' | 'saves', ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, `${script}.ts`), ...args],
    { cwd: root, maxBuffer: 1e7 },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1)!);
}
