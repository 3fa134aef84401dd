// React's hooks for static rendering. They keep no state, like the hooks of React's own server renderer.
import * as React from 'react';
import type { Context, Marked } from './kinds.ts';
import { contextMark } from './kinds.ts';
import { idAt, treeRoot, type TreePlace } from './tree-ids.ts';

/** The state of the rendering that is in progress. */
export const rendering: {
  place: TreePlace;
  /** The number of `useId` calls in the current component. */
  ids: number;
  /**
   * The reason why React itself must render the tree. Stored here in addition to throwing, because code of the site
   * may catch the error.
   */
  unlike: Unlike | undefined;
} = { place: treeRoot, ids: 0, unlike: undefined };

/** Thrown for a tree with a feature that only React supports. React then renders the tree. */
export class Unlike extends Error {}

/** Records the error `Unlike` and throws it. The error is recorded, because code of the site may catch it. */
export function leaveToReact(what: string): never {
  rendering.unlike ??= new Unlike(what);
  throw rendering.unlike;
}

/** Thrown when a component waits for a promise. The tree is rendered again once the promise is settled. */
export class Awaited extends Error {
  constructor(readonly promise: Promise<unknown>) {
    super('A component suspends.');
  }
}

/** React's internal object, whose property `H` contains the current hooks. Each renderer sets `H`. */
const internals = (React as unknown as Record<string, { H: unknown }>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;

/** @returns the result of a function that runs with these hooks */
export function withHooks<Result>(make: () => Result): Result {
  const before = internals.H;
  internals.H = hooks;
  isRendering = true;
  try {
    return make();
  } finally {
    internals.H = before;
    isRendering = false;
  }
}

let isRendering = false;

/**
 * Handles an update of state. Throws during rendering, because only React supports updates then. After rendering, an
 * update has no effect, as on any server.
 */
function update(): void {
  if (isRendering) leaveToReact('A component changes its state while it renders.');
}

const memoSlot = Symbol.for('react.memo_cache_sentinel');
const notPending = { pending: false, data: null, method: null, action: null };
const none = () => undefined;

export const hooks = {
  readContext: (context: Context) => context._currentValue,
  use,
  useContext: (context: Context) => context._currentValue,
  useState: (initial: unknown) => [typeof initial === 'function' ? (initial as () => unknown)() : initial, update],
  useReducer: (_: unknown, given: unknown, init?: (given: unknown) => unknown) => [init ? init(given) : given, update],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useSyncExternalStore(_: unknown, __: unknown, onServer: (() => unknown) | undefined) {
    if (onServer) return onServer();
    // React's message for the same error.
    throw new Error('Missing getServerSnapshot, which is required for server-rendered content.');
  },
  useId() {
    const id = idAt(rendering.place, rendering.ids);
    rendering.ids += 1;
    return id;
  },
  useDeferredValue: (value: unknown, initial?: unknown) => (initial === undefined ? value : initial),
  useTransition: () => [false, update],
  useOptimistic: (value: unknown) => [value, update],
  useHostTransitionStatus: () => notPending,
  useMemoCache: (size: number) => Array.from({ length: size }, () => memoSlot),
  useEffectEvent: () => update,
  useActionState: () => leaveToReact('A component calls a hook for the state of an action.'),
  useFormState: () => leaveToReact('A component calls a hook for the state of an action.'),
  useCacheRefresh: () => update,
  useEffect: none,
  useLayoutEffect: none,
  useInsertionEffect: none,
  useImperativeHandle: none,
  useDebugValue: none,
};

interface Tracked extends Promise<unknown> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: unknown;
  reason?: unknown;
}

function use(usable: Marked | Tracked): unknown {
  if ('then' in usable) return settled(usable);
  if (usable.$$typeof === contextMark) return (usable as Context)._currentValue;
  return leaveToReact('use() expects a promise or a context.');
}

/** Stores the result of a promise in the promise itself, as React does. */
function settled(promise: Tracked): unknown {
  if (promise.status === 'fulfilled') return promise.value;
  if (promise.status === 'rejected') throw promise.reason;
  if (promise.status === undefined) {
    promise.status = 'pending';
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
    );
  }
  throw new Awaited(promise);
}
