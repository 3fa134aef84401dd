/** What the forms of a word have in common. It takes a folded word, and is compared with others alone. */
export type Stem = (term: string) => string;

/**
 * Loads what finds the stems of a language.
 *
 * @param language the first part of its tag: `pt` of `pt-BR`
 * @returns nothing when there is none
 */
export type LoadStem = (language: string) => Promise<Stem | undefined>;

/** Languages whose stems are loaded once an index of theirs is searched. Those of English are always at hand. */
export const stemmedLanguages = ['de', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'ru'] as const;
export type StemmedLanguage = (typeof stemmedLanguages)[number];

/** @returns whether there are stems to be loaded for a language, by the first part of its tag */
export function isStemmed(name: string): name is StemmedLanguage {
  return (stemmedLanguages as readonly string[]).includes(name);
}

/** @returns the first part of a tag: `zh` of `zh-Hans` */
export function nameOfLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0]!;
}
