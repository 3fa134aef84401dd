import { categoriesOf } from '../../corpus/plural-form.ts';

/** Numbers for the check. Some languages have a plural form for millions, which hardly any UI string needs. */
const counted = Array.from({ length: 201 }, (_, number) => number);

/**
 * Compares the plural forms of a message with the forms of a language. A message with one form is for all numbers.
 *
 * @param text the forms, separated by `|`
 * @returns the number of forms, and the forms of the language; undefined if each number gets the right form
 */
export function wrongPlurals(text: string, locale: string): { count: number; forms: string[] } | undefined {
  const count = text.split('|').length;
  const rules = rulesOf(locale);
  if (count === 1 || !rules) return undefined;
  const forms = categoriesOf(rules);
  const needed = [...new Set(counted.map((number) => forms.indexOf(rules.select(number))))];
  // The last form of the message is used for missing ones.
  const used = new Set(needed.map((index) => Math.min(index, count - 1)));
  return count > forms.length || used.size < needed.length ? { count, forms } : undefined;
}

function rulesOf(locale: string): Intl.PluralRules | undefined {
  try {
    return new Intl.PluralRules(locale.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}
