import type { Material } from './material.ts';

/** The opened page. */
export type Opened = 'docs page' | 'blog list' | 'home';

/** Builds a site from the material. */
export interface Generator {
  name: string;
  /** Packages of npm with their versions, installed into the folder of the site; none for Lectern itself. */
  packages: readonly string[];
  /** @returns path in the folder of the site → text */
  files(material: Material): Record<string, string>;
  /** Command to run in that folder. */
  command: readonly string[];
  /** Where the site is then, relative to that folder. */
  output: string;
  /** Addresses of the pages that it has. */
  pages: Partial<Record<Opened, string>>;
}

/** @returns the material's files below a folder */
export function below(folder: string, files: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...files].map(([name, text]) => [`${folder}/${name}`, text]));
}
