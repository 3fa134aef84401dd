import type { ReactNode } from 'react';
import { interpolate, type InterpolateValues } from './interpolate.ts';

/** Translates the UI strings of one module. Without a translation, the result is English. */
export interface Translator<Id extends string> {
  message: (id: Id, values?: Record<string, string | number>) => string;
  /** Does the same as `message`, for UI strings with React elements as values. */
  richMessage: (id: Id, values: InterpolateValues) => ReactNode;
}

/** @param messages id → English text */
export function createTranslator<Id extends string>(messages: Record<Id, string>): Translator<Id> {
  const richMessage: Translator<Id>['richMessage'] = (id, values) =>
    interpolate(translation(id) ?? messages[id], values);
  return {
    richMessage,
    message: (id, values = {}) => String(richMessage(id, values)),
  };
}

let translated: Record<string, string> = {};

/** Sets the translations of a site. */
export function setMessages(own: Record<string, string> = {}): void {
  translated = own;
}

/** @returns the site's translation for an id. The id belongs to the viewer, or to a component of the site */
export function translation(id: string): string | undefined {
  return Object.hasOwn(translated, id) ? translated[id] : undefined;
}
