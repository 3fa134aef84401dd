// Replaces `react` in the build in which only `write-html.ts` renders. Components then import the hooks directly. React
// itself would look up the current renderer in each hook, which takes a tenth of the rendering time.
import * as React from 'react';
import { hooks } from './hooks.ts';
import { jsx } from './jsx.ts';
import type { Element, Props } from './kinds.ts';

export const {
  Children,
  Component,
  Fragment,
  StrictMode,
  Suspense,
  cloneElement,
  createContext,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  startTransition,
} = React;

export const {
  use,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} = hooks;

export function createElement(type: unknown, given: Props | null, ...children: unknown[]): Element {
  const { key, ...props } = given ?? {};
  if (children.length > 0) props.children = children.length === 1 ? children[0] : children;
  return jsx(type, props, key);
}
