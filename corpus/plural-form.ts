import { onceInLanguage } from './in-language.ts';

/** In the order in which messages give their forms. */
const order: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const pluralRules = onceInLanguage((tag) => {
  const rules = new Intl.PluralRules(tag);
  return { rules, categories: categoriesOf(rules) };
});

/**
 *     pluralForm('One post|{count} posts', 3, 'en')  →  '{count} posts'
 *
 * @param forms parted by `|`; the last one serves for those that are left out
 */
export function pluralForm(forms: string, count: number, locale: string): string {
  const { rules, categories } = pluralRules(locale);
  const index = categories.indexOf(rules.select(count));
  const parts = forms.split('|');
  return parts[Math.min(index, parts.length - 1)]!;
}

/** @returns the forms that a language has for numbers, in the order in which messages give them */
export function categoriesOf(rules: Intl.PluralRules): Intl.LDMLPluralRule[] {
  const { pluralCategories } = rules.resolvedOptions();
  return order.filter((form) => pluralCategories.includes(form));
}
