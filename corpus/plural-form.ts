import { onceInLanguage } from './in-language.ts';

/** Plural categories in the order in which a UI string contains its plural forms. */
const order: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const pluralRules = onceInLanguage((tag) => {
  const rules = new Intl.PluralRules(tag);
  return { rules, categories: categoriesOf(rules) };
});

/**
 *     pluralForm('One post|{count} posts', 3, 'en')  →  '{count} posts'
 *
 * @param forms the plural forms, separated by `|`. If the form for `count` is missing, the last form is used
 */
export function pluralForm(forms: string, count: number, locale: string): string {
  const { rules, categories } = pluralRules(locale);
  const index = categories.indexOf(rules.select(count));
  const parts = forms.split('|');
  return parts[Math.min(index, parts.length - 1)]!;
}

/** @returns the plural categories of a language, in the order of the forms in a UI string */
export function categoriesOf(rules: Intl.PluralRules): Intl.LDMLPluralRule[] {
  const { pluralCategories } = rules.resolvedOptions();
  return order.filter((form) => pluralCategories.includes(form));
}
