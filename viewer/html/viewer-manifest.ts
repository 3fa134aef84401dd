/** The colour modes that a page can have if scripts are disabled. */
export const unscriptedModes = ['light', 'dark', 'system'] as const;
export type UnscriptedMode = (typeof unscriptedModes)[number];

/** The content of `viewer.json`. The build of the viewer writes that file. File names are relative to their folder. */
export interface ViewerManifest {
  /** The module that every page loads. */
  script: string;
  styles: string[];
  /** The style sheet for browsers without scripts, by colour mode. */
  unscripted: Record<UnscriptedMode, string>;
  /** Modules that `script` imports statically. Preloading them saves one round trip. */
  preload: string[];
  /** The source of the boot script. The script sets the colour mode before the first paint. */
  boot: string;
  /** The source of a service worker that unregisters itself. */
  releaseWorker: string;
  /** The module that updates the open page when sources change. Only `lectern dev` has it. */
  dev?: string | undefined;
  /** Modules that all pages load, except plain docs pages. */
  more: string[];
  /** Kind of page → modules that only pages of this kind load. */
  kinds: Record<string, string[]>;
  /** All files of the viewer. */
  files: string[];
  /** Part of the viewer → files that only sites with this part need. A part is a component name, `code` or `math`. */
  parts: Record<string, string[]>;
  /** Extension of the viewer → prefixes of the specifiers of its modules. In `parts`, its files have the same name. */
  extensions: Record<string, string[]>;
}

/**
 * @param isUsed whether a site needs a part of the viewer
 * @returns the files of the viewer that the site needs
 */
export function usedFiles({ files, parts }: ViewerManifest, isUsed: (part: string) => boolean): string[] {
  const used = new Set<string>();
  const unused = new Set<string>();
  for (const [part, names] of Object.entries(parts)) for (const name of names) (isUsed(part) ? used : unused).add(name);
  return files.filter((name) => used.has(name) || !unused.has(name));
}
