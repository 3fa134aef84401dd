/** What decides the colours of a page that no script sets them for. */
export const unscriptedModes = ['light', 'dark', 'system'] as const;
export type UnscriptedMode = (typeof unscriptedModes)[number];

/** `viewer.json`: how a page starts the viewer. File names are relative to the folder that holds the files. */
export interface ViewerManifest {
  /** The module that every page loads. */
  script: string;
  styles: string[];
  /** The style sheet of pages whose scripts the browser does not run, by the mode that they are shown in. */
  unscripted: Record<UnscriptedMode, string>;
  /** Modules that the script imports at once. */
  preload: string[];
  /** The text of a script for the page's head: sets the colour mode before the first paint. */
  boot: string;
  /** The text of the service worker of a site that can be read offline. */
  worker: string;
  /** The text of the service worker that takes itself away. */
  releaseWorker: string;
  /** The module that keeps an open page in step with sources that are watched; absent where nobody watches. */
  dev?: string | undefined;
  /** Modules that draw all but plain pages of docs. */
  more: string[];
  /** Modules that draw pages of a kind, beside those. */
  kinds: Record<string, string[]>;
  /** Every file. */
  files: string[];
  /** Those among them that only some sites have a use for, by what asks for them: the name of a component, `code`, `math`. */
  parts: Record<string, string[]>;
}

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
