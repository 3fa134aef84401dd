import { categoriesOf } from '../../corpus/plural-form.ts';

/**
 * The numbers whose plural forms are checked. Some languages have a separate form for millions, but UI strings rarely
 * contain such numbers.
 */
const counted = Array.from({ length: 201 }, (_, number) => number);

/**
 * Compares the plural forms in a message with the plural forms of a language. A message with a single form is
 * always correct.
 *
 * @param text plural forms, separated by `|`
 * @returns the number of forms in the message and the forms of the language; undefined if the message is
 * correct
 */
export function wrongPlurals(text: string, locale: string): { count: number; forms: string[] } | undefined {
  const count = text.split('|').length;
  const rules = rulesOf(locale);
  if (count === 1 || !rules) return undefined;
  const forms = categoriesOf(rules);
  const needed = [...new Set(counted.map((number) => forms.indexOf(rules.select(number))))];
  // The viewer uses the last form of a message if the form for a number is missing.
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
