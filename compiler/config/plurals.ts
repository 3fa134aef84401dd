import { categoriesOf } from '../../corpus/plural-form.ts';

/** Numbers that are counted with; some languages have a form of their own for millions, which hardly any label needs. */
const counted = Array.from({ length: 201 }, (_, number) => number);

/**
 * Holds the forms of a text against those that a language has for numbers. A text of one form says the same of all.
 *
 * @param text its forms are parted by `|`
 * @returns how many it has, and those that the language has; nothing when each number gets the form that is meant for it
 */
export function wrongPlurals(text: string, locale: string): { count: number; forms: string[] } | undefined {
  const count = text.split('|').length;
  const rules = rulesOf(locale);
  if (count === 1 || !rules) return undefined;
  const forms = categoriesOf(rules);
  const needed = [...new Set(counted.map((number) => forms.indexOf(rules.select(number))))];
  // The last form is said of those that have none.
  const said = new Set(needed.map((index) => Math.min(index, count - 1)));
  return count > forms.length || said.size < needed.length ? { count, forms } : undefined;
}

function rulesOf(locale: string): Intl.PluralRules | undefined {
  try {
    return new Intl.PluralRules(locale.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}
