// Replaces `react/jsx-runtime` in the build for static rendering. Creates React's elements without the features that
// only browsers need.
import { elementMark, type Element, type Props } from './kinds.ts';

export { Fragment } from 'react';

/** @param key is passed apart from the props */
export function jsx(type: unknown, props: Props, key?: unknown): Element {
  return { $$typeof: elementMark, type, key: key === undefined ? null : String(key), props };
}

export { jsx as jsxs };
