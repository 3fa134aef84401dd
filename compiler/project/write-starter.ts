import path from 'node:path';
import { refusal, type ConfigError } from '../diagnostics/errors/problem.ts';
import type { Files } from '../fs/files.ts';
import { filesBelow } from '../fs/files-below.ts';
import { ownDependency } from './own-dependency.ts';
import { packageFolder } from '../fs/package-folder.ts';
import { listFiles } from '../fs/list-files.ts';

/**
 * Names of the starter sites. Each has a folder in `starter/`. A new site gets the files of that folder, and the
 * files that all starters share.
 */
export const templates = ['docs', 'blog', 'docusaurus', 'api', 'extension'] as const;
export type Template = (typeof templates)[number];

/** Template file name in Lectern's package → file name in the site. npm excludes files such as `.gitignore` from
 * packages. */
const hiddenNames: Record<string, string> = { gitignore: '.gitignore', github: '.github' };

/**
 * Writes a small starter site: a copy of a template in Lectern's package.
 *
 * @param dir the target folder. It is created if missing, and may only contain a git repository
 * @returns the paths of the written files, relative to the folder, sorted
 * @throws ConfigError if the folder isn't empty
 */
export async function writeStarter(dir: string, template: Template = 'docs'): Promise<string[]> {
  const target = path.resolve(dir);
  const files = filesBelow(target);
  const there = await files.stat(target);
  if (there !== undefined && there.kind !== 'folder') throw unfit(dir, 'this path is not a folder');
  const [first] = await listFiles(files, target, { exclude: ['.git/**'] });
  if (first) throw unfit(dir, `the folder is not empty: there is "${first.path}"`);
  const written: string[] = [];
  const write = async (name: string, bytes: Uint8Array) => {
    await files.write(path.join(target, name), bytes);
    written.push(name);
  };
  for (const part of ['common', template]) {
    const starter = path.join(packageFolder(), 'starter', part);
    for (const entry of await listFiles(files, starter)) {
      const [top = '', ...rest] = entry.path.split('/');
      const name = [hiddenNames[top] ?? top, ...rest].join('/');
      await write(name, (await files.read(path.join(starter, entry.path)))!);
    }
  }
  const { spec, tarball } = await ownDependency(target, files);
  await write('package.json', await siteManifest(spec, written, files));
  if (tarball) await write(tarball.path, tarball.bytes);
  return written.sort();
}

/**
 * @param written the paths of the starter's files
 * @returns the starter's `package.json` with its dependency on Lectern, and a script for its tests
 */
async function siteManifest(spec: string, written: readonly string[], files: Files): Promise<Uint8Array> {
  const template = await files.read(path.join(packageFolder(), 'starter', 'package.json'));
  const { scripts, ...manifest } = JSON.parse(new TextDecoder().decode(template)) as { scripts: object };
  const test = written.some((name) => name.startsWith('test/')) && { test: 'node --test' };
  const whole = { ...manifest, scripts: { ...scripts, ...test }, devDependencies: { lectern: spec } };
  return new TextEncoder().encode(`${JSON.stringify(whole, null, 2)}\n`);
}

function unfit(dir: string, message: string): ConfigError {
  return refusal(dir, { message, hint: 'name an empty folder, or a folder that does not exist yet' });
}
