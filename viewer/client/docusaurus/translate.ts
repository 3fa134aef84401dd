import type { ReactNode } from 'react';
import { interpolate, type InterpolateValues } from './interpolate.ts';

export interface Translation {
  id?: string;
  message?: string;
  description?: string;
}

/** @returns the message in the site's language, which is the one it is written in */
export function translate({ message, id }: Translation, values?: InterpolateValues): string {
  const text = message ?? id;
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
  if (children === undefined) return interpolate(id ?? '', values);
  return typeof children === 'string' ? interpolate(children, values) : children;
}
