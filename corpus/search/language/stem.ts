/** What the forms of a word have in common. It takes a folded word, and is compared with others alone. */
export type Stem = (term: string) => string;

/**
 * Loads what finds the stems of a language.
 *
 * @param language the first part of its tag: `pt` of `pt-BR`
 * @returns nothing when there is none
 */
export type LoadStem = (language: string) => Promise<Stem | undefined>;
