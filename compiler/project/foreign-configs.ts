import path from 'node:path';

/** A static site generator whose sites a built-in extension can read. */
export interface Generator {
  /** Name of the extension, and of the option `init --from-<name>`. */
  name: string;
  /** Name of the generator, for messages. */
  label: string;
  /** File names of the generator's config, in lookup order. */
  files: readonly string[];
  /** Matches the file names that `--config` accepts for this generator. */
  named: RegExp;
}

/** The static site generators whose sites Lectern can read. */
export const generators: readonly Generator[] = [
  {
    name: 'docusaurus',
    label: 'Docusaurus',
    files: ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`),
    named: /^docusaurus\b.*\.[cm]?[jt]s$/,
  },
];

/** @returns the generator that a config is for, by its file name: `config/docusaurus.staging.js` → Docusaurus */
export function generatorOf(file: string): Generator | undefined {
  return generators.find(({ named }) => named.test(path.posix.basename(file)));
}
