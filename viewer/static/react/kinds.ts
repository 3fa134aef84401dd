// How React tells apart what it draws: the marks that its elements and types carry.

export const elementMark = Symbol.for('react.transitional.element');
export const fragmentType = Symbol.for('react.fragment');
export const suspenseType = Symbol.for('react.suspense');
export const contextMark = Symbol.for('react.context');
export const consumerMark = Symbol.for('react.consumer');
export const memoMark = Symbol.for('react.memo');
export const forwardRefMark = Symbol.for('react.forward_ref');
export const lazyMark = Symbol.for('react.lazy');
/** Types that only stand around others. */
export const transparentTypes: ReadonlySet<unknown> = new Set([
  fragmentType,
  Symbol.for('react.strict_mode'),
  Symbol.for('react.profiler'),
]);

/** What elements, contexts and types that are objects have in common. */
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

/** A type that is made of another one, or of a function. */
export interface Derived extends Marked {
  /** Of `memo`. */
  type?: unknown;
  /** Of `forwardRef`. */
  render?: (props: Props, ref: unknown) => unknown;
  /** Of `lazy`. */
  _init?: (payload: unknown) => unknown;
  _payload?: unknown;
  /** Of a consumer. */
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
