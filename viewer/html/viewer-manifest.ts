/** The colour modes without scripts: always light, always dark, or as the system. */
export const unscriptedModes = ['light', 'dark', 'system'] as const;
export type UnscriptedMode = (typeof unscriptedModes)[number];

/**
 * The content of `viewer.json`, which the build of the viewer writes. File names are relative to the folder of
 * `viewer.json`.
 */
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
  /**
   * Optional feature (part) of the viewer → files that only sites with this feature need. Features are components,
   * for example `Mermaid`, and others such as `code` and `math`.
   */
  parts: Record<string, string[]>;
  /**
   * Extension → prefixes of the module specifiers that the extension provides. `parts` lists the files of the
   * extension under the same name.
   */
  extensions: Record<string, string[]>;
}

/**
 * @param isUsed returns whether a site needs an optional feature of the viewer
 * @returns the files of the viewer that the site needs
 */
export function usedFiles({ files, parts }: ViewerManifest, isUsed: (part: string) => boolean): string[] {
  const used = new Set<string>();
  const unused = new Set<string>();
  for (const [part, names] of Object.entries(parts)) for (const name of names) (isUsed(part) ? used : unused).add(name);
  return files.filter((name) => used.has(name) || !unused.has(name));
}
