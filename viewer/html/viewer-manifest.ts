/** The modes of pages whose colour mode no script sets. */
export const unscriptedModes = ['light', 'dark', 'system'] as const;
export type UnscriptedMode = (typeof unscriptedModes)[number];

/** `viewer.json`: how a page starts the viewer. File names are relative to their folder. */
export interface ViewerManifest {
  /** The module that every page loads. */
  script: string;
  styles: string[];
  /** The style sheet for browsers without scripts, by the mode of the page. */
  unscripted: Record<UnscriptedMode, string>;
  /** Modules that the script imports at once. */
  preload: string[];
  /** The text of a script for the page's head: sets the colour mode before the first paint. */
  boot: string;
  /** The text of the service worker of a site that can be read offline. */
  worker: string;
  /** The text of the service worker that unregisters itself. */
  releaseWorker: string;
  /** The module that updates an open page when watched sources change; absent unless sources are watched. */
  dev?: string | undefined;
  /** Modules for all pages except plain docs pages. */
  more: string[];
  /** The additional modules for each kind of page. */
  kinds: Record<string, string[]>;
  /** All files. */
  files: string[];
  /** The files that only some sites need, by the part that loads them: a component name, `code`, `math`. */
  parts: Record<string, string[]>;
}

/**
 * @param isUsed whether a site needs a part of the viewer, by its name in `parts`
 * @returns the files of the viewer that such a site needs
 */
export function usedFiles({ files, parts }: ViewerManifest, isUsed: (part: string) => boolean): string[] {
  const used = new Set<string>();
  const unused = new Set<string>();
  for (const [part, names] of Object.entries(parts)) for (const name of names) (isUsed(part) ? used : unused).add(name);
  return files.filter((name) => used.has(name) || !unused.has(name));
}
