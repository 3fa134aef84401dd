import path from 'node:path';
import type { Files } from '../fs/files.ts';
import { readOutputIndex, type OutputIndex } from './output-index.ts';

/** Files that are read again after a change, in every language. The not-found page contains the parts of all pages. */
const settings = /^(?:.+\/)?(?:corpus\/(?:site|redirects)\.json|404\.html)$/;

/**
 * The index of an output folder that a session writes to. It is updated incrementally, because reading it again would
 * take long.
 *
 * @param dir an output folder, absolute
 */
export function openLiveIndex(files: Files, dir: string) {
  let names = new Map<string, string>();
  const isEmpty = () => !names.has('corpus/site.json');
  let index: OutputIndex = {
    files: names,
    baseUrl: '/',
    trailingSlash: undefined,
    folders: [''],
    redirects: new Map(),
    rewrites: [],
  };
  return {
    /** The index of an empty folder, until the first publication. */
    read: async () => index,
    /** Whether nothing was published yet. */
    isEmpty,
    /**
     * Updates the index after a publication.
     *
     * @param changed files that were written or removed, relative to the folder
     */
    async update(changed: readonly string[]): Promise<void> {
      if (isEmpty() || changed.some((name) => settings.test(name))) {
        index = await readOutputIndex(files, dir);
        names = new Map(index.files);
        index = { ...index, files: names };
        return;
      }
      for (const name of changed) {
        if (await files.stat(path.join(dir, name))) names.set(name, '');
        else names.delete(name);
      }
    },
  };
}
