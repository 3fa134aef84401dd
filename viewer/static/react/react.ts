// What of React the viewer's components call while they are drawn, for the build that draws pages as HTML: each hook
// says what it says on a server, and nothing is kept. It replaces the packages `react` and `react-dom`.
import type { ReactNode } from 'react';
import { idAt, treeRoot, type TreePlace } from './tree-ids.ts';

export const elementMark = Symbol.for('lectern.element');

/** An element of a tree that is to be drawn. */
export interface Element {
  mark: typeof elementMark;
  type: unknown;
  props: Record<string, unknown>;
  key: string | null;
}

export const Fragment = Symbol('Fragment');
export const Suspense = Symbol('Suspense');
export const StrictMode = Fragment;

/** @param key is passed apart from the props */
export function jsx(type: unknown, props: Record<string, unknown>, key?: unknown): Element {
  return { mark: elementMark, type, props, key: key === undefined ? null : String(key) };
}
export const jsxs = jsx;

export function createElement(type: unknown, given: Record<string, unknown> | null, ...children: unknown[]): Element {
  const { key, ...props } = given ?? {};
  if (children.length > 0) props.children = children.length === 1 ? children[0] : children;
  return jsx(type, props, key);
}

export function isValidElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && (value as Element).mark === elementMark;
}

export function cloneElement(element: Element, { key, ...more }: Record<string, unknown>): Element {
  return { ...element, props: { ...element.props, ...more }, key: key === undefined ? element.key : String(key) };
}

/** A context is its own provider. */
export interface Context<Value> {
  isContext: true;
  value: Value;
}

export function createContext<Value>(value: Value): Context<Value> {
  return { isContext: true, value };
}

export function useContext<Value>(context: Context<Value>): Value {
  return context.value;
}

/** What was drawn once, and where. */
export interface Drawn {
  html: string;
  place: TreePlace;
}

interface KeepProps {
  /** Holds what was drawn; empty before that. */
  drawn: Partial<Drawn>;
  children?: unknown;
}

/**
 * Draws what is in it once, and takes that from then on, for as long as it stands at the same place. It is for elements
 * that look the same wherever they are shown, and React itself draws them each time.
 */
export function Keep({ children }: KeepProps): ReactNode {
  return children as ReactNode;
}

/** What is being drawn. */
export const drawing: { place: TreePlace; ids: number } = { place: treeRoot, ids: 0 };

export function useId(): string {
  const id = idAt(drawing.place, drawing.ids);
  drawing.ids += 1;
  return id;
}

export function useState<State>(initial?: State | (() => State)): [State, () => void] {
  return [typeof initial === 'function' ? (initial as () => State)() : (initial as State), nothing];
}

export function useReducer<State, Given>(
  _: unknown,
  given: Given,
  init?: (given: Given) => State,
): [State | Given, () => void] {
  return [init ? init(given) : given, nothing];
}

export function useRef<Value>(current: Value): { current: Value } {
  return { current };
}

export function useMemo<Value>(make: () => Value): Value {
  return make();
}

export function useCallback<Callback>(callback: Callback): Callback {
  return callback;
}

export function useSyncExternalStore<Value>(_: unknown, __: unknown, onServer: () => Value): Value {
  return onServer();
}

export const useDeferredValue = <Value>(value: Value): Value => value;
export const useEffect = nothing;
export const useLayoutEffect = nothing;
export const useInsertionEffect = nothing;

/** A component whose updates nobody awaits here. */
export function memo<Of>(component: Of): Of {
  return component;
}

export const forwardRef = memo;

export function lazy(): () => never {
  return () => {
    throw new Error('What is loaded later has no place in static HTML.');
  };
}

export class Component {
  props: Record<string, unknown>;
  state: unknown;

  constructor(props: Record<string, unknown>) {
    this.props = props;
  }
}

/** What stands over a page is drawn once something is opened. */
export function createPortal(): null {
  return null;
}

function nothing(): void {}
