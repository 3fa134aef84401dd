import { compareText } from '../diagnostics/diagnostic.ts';

/**
 * @param locale of the site; names that are no language tag are sorted as English
 * @returns a comparison of titles as readers sort them, whatever the machine's own locale; ties by code unit
 */
export function titleOrder(locale: string): (a: string, b: string) => number {
  const collator = new Intl.Collator(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(locale) ? locale : 'en');
  return (a, b) => collator.compare(a, b) || compareText(a, b);
}
