import { numberText } from '../../corpus/in-language.ts';
import { pluralForm } from '../../corpus/plural-form.ts';
import { interpolate } from './interpolate.ts';
import { translation } from './translator.ts';

/** Formats a number, and selects its plural form, by the rules of the label's language. */
export type CountMessage<Id extends string> = (id: Id, count: number, locale: string, name?: string) => string;

/**
 * Creates a translator for UI strings with numbers, which the first page of docs does not need.
 *
 * @param messages in English: id → text
 */
export function createCountTranslator<Id extends string>(messages: Record<Id, string>): CountMessage<Id> {
  return (id, count, locale, name = 'count') => {
    const own = translation(id);
    // English strings follow English rules in all locales, including untranslated strings.
    const language = own === undefined || own === messages[id] ? 'en' : locale;
    const form = pluralForm(own ?? messages[id], count, language);
    return String(interpolate(form, { [name]: numberText(count, language) }));
  };
}
