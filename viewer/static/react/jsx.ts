// What JSX is translated to, in the build that draws pages as HTML: the elements of React, without what its own runtime
// does for browsers. It replaces `react/jsx-runtime` there.
import { elementMark, type Element, type Props } from './kinds.ts';

export { Fragment } from 'react';

/** @param key is passed apart from the props */
export function jsx(type: unknown, props: Props, key?: unknown): Element {
  return { $$typeof: elementMark, type, key: key === undefined ? null : String(key), props };
}

export { jsx as jsxs };
