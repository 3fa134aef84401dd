import type { ReactNode } from 'react';
import { interpolate, type InterpolateValues } from './interpolate.ts';
import { pluralForm } from '../../corpus/plural-form.ts';

/** Says the labels of one part of the viewer, in the site's words where it has some. */
export interface Translator<Id extends string> {
  message: (id: Id, values?: Record<string, string | number>) => string;
  /** For labels some of whose values are more than words. */
  richMessage: (id: Id, values: InterpolateValues) => ReactNode;
  /** Chooses the form that suits a number, by the rules of the language that the label is in. */
  countMessage: (id: Id, count: number, locale: string, name?: string) => string;
}

/** @param messages in English: id → text */
export function createTranslator<Id extends string>(messages: Record<Id, string>): Translator<Id> {
  const richMessage: Translator<Id>['richMessage'] = (id, values) =>
    interpolate(translation(id) ?? messages[id], values);
  return {
    richMessage,
    message: (id, values = {}) => String(richMessage(id, values)),
    countMessage(id, count, locale, name = 'count') {
      const own = translation(id);
      return String(
        interpolate(pluralForm(own ?? messages[id], count, own === undefined ? 'en' : locale), { [name]: count }),
      );
    },
  };
}

let translated: Record<string, string> = {};

/** From now on labels are those of a site, where it has its own. */
export function setMessages(own: Record<string, string> = {}): void {
  translated = own;
}

/** @returns what the site says for an id, be it the viewer's or one of its own components' */
export function translation(id: string): string | undefined {
  return Object.hasOwn(translated, id) ? translated[id] : undefined;
}
