/**
 * Makes something of `Intl` for a language. A site may name its languages as it likes, `zh_CN` or `docs`: one that is known
 * to nobody is taken for English.
 *
 * @param make called with a tag as BCP 47 has it
 */
export function inLanguage<Value>(locale: string, make: (tag: string) => Value): Value {
  try {
    return make(locale.replace('_', '-'));
  } catch {
    return make('en');
  }
}

/** @returns a number as the language writes it: `1.234` in German, `۱۲` in Persian */
export function numberText(count: number, locale: string): string {
  return inLanguage(locale, (tag) => count.toLocaleString(tag));
}
