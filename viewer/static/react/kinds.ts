// The symbols that React uses as `$$typeof` of elements and types.

export const elementMark = Symbol.for('react.transitional.element');
export const fragmentType = Symbol.for('react.fragment');
export const suspenseType = Symbol.for('react.suspense');
export const contextMark = Symbol.for('react.context');
export const consumerMark = Symbol.for('react.consumer');
export const memoMark = Symbol.for('react.memo');
export const forwardRefMark = Symbol.for('react.forward_ref');
export const lazyMark = Symbol.for('react.lazy');
/** Types that render only their children. */
export const transparentTypes: ReadonlySet<unknown> = new Set([
  fragmentType,
  Symbol.for('react.strict_mode'),
  Symbol.for('react.profiler'),
]);

/** The field that elements, contexts and object types have in common. */
export interface Marked {
  $$typeof?: symbol;
}

export interface Element extends Marked {
  type: unknown;
  key?: string | null;
  props: Props;
}

export interface Context extends Marked {
  _currentValue: unknown;
}

/** A type that wraps another type. */
export interface Derived extends Marked {
  /** The wrapped type, if `memo` created this type. */
  type?: unknown;
  /** The wrapped function, if `forwardRef` created this type. */
  render?: (props: Props, ref: unknown) => unknown;
  /** Loads the wrapped type, if `lazy` created this type. */
  _init?: (payload: unknown) => unknown;
  _payload?: unknown;
  /** The context that a consumer reads. Absent for all other types. */
  _context?: Context;
}

export type Props = Record<string, unknown>;
export type FunctionComponent = (props: Props) => unknown;

export interface ClassComponent {
  new (props: Props, context: unknown): Instance;
  readonly defaultProps?: Props;
  readonly contextType?: Context | null;
  getDerivedStateFromProps?(props: Props, state: unknown): object | null | undefined;
}

interface Instance {
  props: Props;
  state: unknown;
  context: unknown;
  componentWillMount?: unknown;
  UNSAFE_componentWillMount?: unknown;
  render(): unknown;
}
