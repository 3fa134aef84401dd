import type { ManifestFile } from '../../../viewer/client/index.ts';

/** A page's file: its path below `corpus/pages/` without `.json`, and its size. */
export interface PageSize {
  name: string;
  bytes: number;
}

/** @returns the page files of a corpus */
export function pageSizes({ files }: Pick<ManifestFile, 'files'>): PageSize[] {
  return files.flatMap(({ path, bytes }) => {
    const [, name] = /^corpus\/pages\/(.+)\.json$/.exec(path) ?? [];
    return name === undefined ? [] : [{ name, bytes }];
  });
}

/** @returns sizes by the path of the page's file relative to `corpus/`, as in `routes.json` */
export function sizesByAddress({ files }: Pick<ManifestFile, 'files'>): ReadonlyMap<string, number> {
  return new Map(files.map(({ path, bytes }) => [path.slice('corpus/'.length), bytes]));
}
