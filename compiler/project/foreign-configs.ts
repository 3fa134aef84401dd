import path from 'node:path';

/** A generator whose sites an extension of this package reads. */
export interface Generator {
  /** Name of the extension, and of the option `init --from-<name>`. */
  name: string;
  /** Name of the generator, for messages. */
  label: string;
  /** File names of the generator's config, in lookup order. */
  files: readonly string[];
  /** Matches the names that `--config` accepts. */
  named: RegExp;
}

/** The generators whose sites Lectern reads. */
export const generators: readonly Generator[] = [
  {
    name: 'docusaurus',
    label: 'Docusaurus',
    files: ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`),
    named: /^docusaurus\b.*\.[cm]?[jt]s$/,
  },
];

/** @returns the generator of a config, by the config's name: `config/docusaurus.staging.js` */
export function generatorOf(file: string): Generator | undefined {
  return generators.find(({ named }) => named.test(path.posix.basename(file)));
}
