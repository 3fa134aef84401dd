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

/** @returns what `inLanguage` makes, made once for each language: browsers take a millisecond over what is in `Intl` */
export function onceInLanguage<Value>(make: (tag: string) => Value): (locale: string) => Value {
  const made = new Map<string, Value>();
  return (locale) => {
    const known = made.get(locale) ?? inLanguage(locale, make);
    made.set(locale, known);
    return known;
  };
}

const numbers = onceInLanguage((tag) => new Intl.NumberFormat(tag));

/** @returns a number as the language writes it: `1.234` in German, `۱۲` in Persian */
export function numberText(count: number, locale: string): string {
  return numbers(locale).format(count);
}
