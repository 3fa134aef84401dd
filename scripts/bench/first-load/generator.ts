import type { Material } from './material.ts';

/** The pages that the benchmark measures. */
export type Opened = 'docs page' | 'blog list' | 'home';

/** A static site generator, with the files and the command to build a site from the shared content (`Material`). */
export interface Generator {
  name: string;
  /** Names and versions of npm packages to install into the folder of the site. Empty for Lectern itself. */
  packages: readonly string[];
  /** @returns the files of the site: path in its folder → content */
  files(material: Material): Record<string, string>;
  /** The command that builds the site. It runs in the folder of the site. */
  command: readonly string[];
  /** The output folder, relative to the folder of the site. */
  output: string;
  /** The addresses of the pages that the site has. */
  pages: Partial<Record<Opened, string>>;
}

/** Prefixes the paths of files with a folder. */
export function below(folder: string, files: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...files].map(([name, text]) => [`${folder}/${name}`, text]));
}
