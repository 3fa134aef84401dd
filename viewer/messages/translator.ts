import type { ReactNode } from 'react';
import { interpolate, type InterpolateValues } from './interpolate.ts';

/** Says the labels of one part of the viewer, in the site's words where it has some. */
export interface Translator<Id extends string> {
  message: (id: Id, values?: Record<string, string | number>) => string;
  /** For labels some of whose values are more than words. */
  richMessage: (id: Id, values: InterpolateValues) => ReactNode;
}

/** @param messages in English: id → text */
export function createTranslator<Id extends string>(messages: Record<Id, string>): Translator<Id> {
  const richMessage: Translator<Id>['richMessage'] = (id, values) =>
    interpolate(translation(id) ?? messages[id], values);
  return {
    richMessage,
    message: (id, values = {}) => String(richMessage(id, values)),
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
