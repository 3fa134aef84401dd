// Replaces `react/jsx-runtime` in the build for static rendering. It creates the same elements, but without the fields
// that only browsers need.
import { elementMark, type Element, type Props } from './kinds.ts';

export { Fragment } from 'react';

/** @param key is separate from the props */
export function jsx(type: unknown, props: Props, key?: unknown): Element {
  return { $$typeof: elementMark, type, key: key === undefined ? null : String(key), props };
}

export { jsx as jsxs };
