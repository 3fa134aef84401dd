import type { ViewerManifest } from './viewer-manifest.ts';

/**
 * @param isUsed whether a site has a use for a part of the viewer, by its name in `parts`
 * @returns the files of the viewer that the readers of such a site may need
 */
export function usedFiles({ files, parts }: ViewerManifest, isUsed: (part: string) => boolean): string[] {
  const used = new Set<string>();
  const unused = new Set<string>();
  for (const [part, names] of Object.entries(parts)) for (const name of names) (isUsed(part) ? used : unused).add(name);
  return files.filter((name) => used.has(name) || !unused.has(name));
}
