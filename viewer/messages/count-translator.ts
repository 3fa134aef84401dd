import { numberText } from '../../corpus/in-language.ts';
import { pluralForm } from '../../corpus/plural-form.ts';
import { interpolate } from './interpolate.ts';
import { translation } from './translator.ts';

/** Returns the UI string in the plural form for a number. The number is formatted for the string's language. */
export type CountMessage<Id extends string> = (id: Id, count: number, locale: string, name?: string) => string;

/**
 * Creates a translator for UI strings with numbers. It is in a separate module, because the first docs page needs no
 * such strings.
 *
 * @param messages id → English text
 */
export function createCountTranslator<Id extends string>(messages: Record<Id, string>): CountMessage<Id> {
  return (id, count, locale, name = 'count') => {
    const own = translation(id);
    // English strings need English plural forms, even if the site has another language and lacks the translation.
    const language = own === undefined || own === messages[id] ? 'en' : locale;
    const form = pluralForm(own ?? messages[id], count, language);
    return String(interpolate(form, { [name]: numberText(count, language) }));
  };
}
