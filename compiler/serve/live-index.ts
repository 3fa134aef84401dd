import path from 'node:path';
import type { Files } from '../fs/files.ts';
import { readOutputIndex, type OutputIndex } from './output-index.ts';

/** The index of an output folder that a session writes into: kept in step with it, where to read it anew would take long. */
export interface LiveIndex {
  /** Of an empty folder until something is published. */
  read(): Promise<OutputIndex>;
  /** Whether nothing was published yet. */
  isEmpty(): boolean;
  /** @param changed files that were written or removed, relative to the folder */
  update(changed: readonly string[]): Promise<void>;
}

/** What has to be read again when it has changed, in whatever language; what is in every page is in that of a wrong address, too. */
const settings = /^(?:.+\/)?(?:corpus\/(?:site|redirects)\.json|404\.html)$/;

/** @param dir an output folder, absolute */
export function openLiveIndex(files: Files, dir: string): LiveIndex {
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
    read: async () => index,
    isEmpty,
    async update(changed) {
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
