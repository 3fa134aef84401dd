import path from 'node:path';
import type { Files } from '../fs/files.ts';
import { readOutputIndex, type OutputIndex } from './output-index.ts';

/**
 * Matches the files that the index is computed from, in all languages. The not-found page is included: it contains
 * the parts that all pages share, and changes with them.
 */
const settings = /^(?:.+\/)?(?:corpus\/(?:site|redirects)\.json|404\.html)$/;

/**
 * Opens the index of an output folder that a running session writes to. After a publication, it updates only the
 * changed files, because reading the whole index would take long.
 *
 * @param dir absolute path of the output folder
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
    /** Returns the index. It is empty until the first publication. */
    read: async () => index,
    /** Whether nothing has been published yet. */
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
