/**
 * Creates an `Intl` object for a language. If the name of the language is not a valid tag, the object is for English.
 * Sites choose these names freely: `zh_CN`, `docs`.
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
