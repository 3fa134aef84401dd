/**
 * Creates an `Intl` object for a language. Sites choose the names of their languages freely, such as `zh_CN` or `docs`.
 * An invalid tag is replaced by English.
 *
 * @param make called with a BCP 47 tag
 */
export function inLanguage<Value>(locale: string, make: (tag: string) => Value): Value {
  try {
    return make(locale.replace('_', '-'));
  } catch {
    return make('en');
  }
}

/** Returns `inLanguage` with a cache by language, because creating an `Intl` object takes browsers a millisecond. */
export function onceInLanguage<Value>(make: (tag: string) => Value): (locale: string) => Value {
  const made = new Map<string, Value>();
  return (locale) => {
    const known = made.get(locale) ?? inLanguage(locale, make);
    made.set(locale, known);
    return known;
  };
}

const numbers = onceInLanguage((tag) => new Intl.NumberFormat(tag));

/** Formats a number in a language: `1.234` in German, `۱۲` in Persian. */
export function numberText(count: number, locale: string): string {
  return numbers(locale).format(count);
}
