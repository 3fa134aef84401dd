import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildCorpus } from '../../scripts/build-corpus.ts';
import { madeOnce } from '../../scripts/testing/made-once.ts';
import { tempFolder, type TempFolder } from '../../compiler/test/temp.ts';

export const corpusFolder = path.resolve(import.meta.dirname, '..');

/** A temporary folder in which `@lectern/corpus` is installed as npm would install it. */
export interface Project extends TempFolder {
  /** The folder of the package. */
  installed: string;
}

/**
 * Installs the package in a temporary folder, once per process. It builds the package, unless `npm test` has already
 * built it. The folder is removed when the process ends.
 */
export const projectWithCorpus = madeOnce(async (): Promise<Project> => {
  const folder = tempFolder();
  process.once('exit', folder.remove);
  const installed = path.join(folder.dir, 'node_modules/@lectern/corpus');
  mkdirSync(installed, { recursive: true });
  cpSync(path.join(corpusFolder, 'package.json'), path.join(installed, 'package.json'));
  const build = path.join(installed, 'build');
  if (process.env.LECTERN_BUILT) cpSync(path.join(corpusFolder, 'build'), build, { recursive: true });
  else await buildCorpus(build);
  folder.write({ 'package.json': '{ "type": "module" }\n' });
  return { ...folder, installed };
});
