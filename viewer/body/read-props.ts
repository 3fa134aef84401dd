import type { Json } from '../../corpus/schema/index.ts';

type Props = Record<string, Json>;

/** @returns the prop if it is a string; undefined otherwise */
export function textProp(props: Props, name: string): string | undefined {
  const value = props[name];
  return typeof value === 'string' ? value : undefined;
}

/** @returns the prop if it is a number; undefined otherwise */
export function numberProp(props: Props, name: string): number | undefined {
  const value = props[name];
  return typeof value === 'number' ? value : undefined;
}

/** @returns the objects of a list; an empty list if the prop is not a list */
export function objectsProp(props: Props, name: string): Props[] {
  const value = props[name];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
