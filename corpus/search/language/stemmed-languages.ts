/** Languages whose stems are loaded once an index of theirs is searched. Those of English are always at hand. */
export const stemmedLanguages = ['de', 'es', 'fr', 'it', 'ko', 'pt', 'ru'] as const;
export type StemmedLanguage = (typeof stemmedLanguages)[number];

/** @returns whether there are stems to be loaded for a language, by the first part of its tag */
export function isStemmed(name: string): name is StemmedLanguage {
  return (stemmedLanguages as readonly string[]).includes(name);
}

/** @returns the first part of a tag: `zh` of `zh-Hans` */
export function nameOfLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0]!;
}
