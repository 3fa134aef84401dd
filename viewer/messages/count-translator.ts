import { numberText } from '../../corpus/in-language.ts';
import { pluralForm } from '../../corpus/plural-form.ts';
import { interpolate } from './interpolate.ts';
import { translation } from './translator.ts';

/** Chooses the form that suits a number, and writes it, by the rules of the language that the label is in. */
export type CountMessage<Id extends string> = (id: Id, count: number, locale: string, name?: string) => string;

/**
 * Says labels with numbers, which no first page of docs has.
 *
 * @param messages in English: id → text
 */
export function createCountTranslator<Id extends string>(messages: Record<Id, string>): CountMessage<Id> {
  return (id, count, locale, name = 'count') => {
    const own = translation(id);
    // English words follow English rules, whatever the language of the site: those, too, that nobody has translated yet.
    const language = own === undefined || own === messages[id] ? 'en' : locale;
    const form = pluralForm(own ?? messages[id], count, language);
    return String(interpolate(form, { [name]: numberText(count, language) }));
  };
}
