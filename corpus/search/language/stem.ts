/**
 * Returns the stem of a word in its folded form (see `fold`). All forms of a word have the same stem, which need not be
 * a word.
 */
export type Stem = (term: string) => string;

/**
 * Loads the stemmer of a language.
 *
 * @param language the first part of the language's tag: `pt` for `pt-BR`
 * @returns undefined if the language has no stemmer
 */
export type LoadStem = (language: string) => Promise<Stem | undefined>;

/** Languages whose stemmers are loaded when an index is first searched. The English stemmer is always loaded. */
export const stemmedLanguages = ['de', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'ru'] as const;
export type StemmedLanguage = (typeof stemmedLanguages)[number];

/**
 * @param name the first part of a language's tag
 * @returns whether the language has a stemmer that must be loaded
 */
export function isStemmed(name: string): name is StemmedLanguage {
  return (stemmedLanguages as readonly string[]).includes(name);
}

/** @returns the first part of a language's tag: `zh` for `zh-Hans` */
export function nameOfLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0]!;
}
