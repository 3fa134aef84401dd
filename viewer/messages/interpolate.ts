import { createElement, Fragment, type ReactNode } from 'react';

export type InterpolateValues = Record<string, ReactNode>;

/**
 *     interpolate('Hello {name}', {name: 'you'})  →  'Hello you'
 *
 * @returns a string, or a list if one of the values is not a string
 */
export function interpolate(text: string, values: InterpolateValues = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part): ReactNode => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && Object.hasOwn(values, name) ? values[name] : part;
  });
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number')) return parts.join('');
  return parts.map((part, index) => createElement(Fragment, { key: index }, part));
}
