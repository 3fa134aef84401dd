import { compareText } from '../diagnostics/diagnostic.ts';

/** @returns a comparison of titles as readers of a language sort them, the same on every machine; ties by code unit */
export function titleOrder(locale: string): (a: string, b: string) => number {
  const collator = new Intl.Collator(locale);
  return (a, b) => collator.compare(a, b) || compareText(a, b);
}
