import type { ReactNode } from 'react';
import { interpolate, type InterpolateValues } from '../../messages/interpolate.ts';
import { translation } from '../../messages/translator.ts';

export interface Translation {
  id?: string;
  message?: string;
  description?: string;
}

/** @returns the site's translation for `id`, or `message` if there is none */
export function translate({ message, id }: Translation, values?: InterpolateValues): string {
  const text = translation(id ?? message ?? '') ?? message ?? id;
  if (text === undefined) throw new Error('translate() needs a message, or an id.');
  return String(interpolate(text, values));
}

export interface TranslateProps {
  children?: ReactNode;
  id?: string;
  description?: string;
  values?: InterpolateValues;
}

export function Translate({ children, id, values }: TranslateProps) {
  const own = translation(id ?? (typeof children === 'string' ? children : ''));
  const text = own ?? children ?? id ?? '';
  return typeof text === 'string' ? interpolate(text, values) : text;
}

export interface InterpolateProps {
  children: string;
  values?: InterpolateValues;
}

export function Interpolate({ children, values }: InterpolateProps) {
  if (typeof children !== 'string')
    throw new Error('<Interpolate> takes text as its only child: put an expression in braces, as in {`…`}.');
  return interpolate(children, values);
}
