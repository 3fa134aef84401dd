/** Maps a folded word to its stem, which all forms of the word share. Stems are only compared with other stems. */
export type Stem = (term: string) => string;

/**
 * Loads the stemmer of a language.
 *
 * @param language the first part of its tag: `pt` of `pt-BR`
 * @returns undefined if there is none
 */
export type LoadStem = (language: string) => Promise<Stem | undefined>;

/** Languages whose stemmers are loaded with the first search of their index. The English one is always available. */
export const stemmedLanguages = ['de', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'ru'] as const;
export type StemmedLanguage = (typeof stemmedLanguages)[number];

/** @returns whether a language has a stemmer, by the first part of its tag */
export function isStemmed(name: string): name is StemmedLanguage {
  return (stemmedLanguages as readonly string[]).includes(name);
}

/** @returns the first part of a tag: `zh` of `zh-Hans` */
export function nameOfLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0]!;
}
