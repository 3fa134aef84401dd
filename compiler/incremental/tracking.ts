// Whether values that are created from now on track their dependencies.
let tracks = true;

/**
 * Calls `make`, which creates values without dependency tracking, for a compile that runs only once. Each value is
 * computed once, and needs no memory for dependencies. All inputs must be set before the first read.
 */
export function untracked<Made>(make: () => Made): Made {
  const before = tracks;
  tracks = false;
  try {
    return make();
  } finally {
    tracks = before;
  }
}

/** Whether values that are created now track their dependencies. */
export function isTracked(): boolean {
  return tracks;
}

let place = 0;

/** @returns the index of the current stage */
export function stagePlace(): number {
  return place;
}

/** Calls a function. The tables that it creates belong to a stage. */
export function atStage<Made>(stage: number, make: () => Made): Made {
  const before = place;
  place = stage;
  try {
    return make();
  } finally {
    place = before;
  }
}

/**
 * Numbers stages that are updated one after another. During the update of a stage, tables of later stages are not
 * filled, because their inputs may be inconsistent.
 *
 * @returns a function that calls `make` for the next stage
 */
export function stagesInOrder(): <Made>(make: () => Made) => Made {
  let last = 0;
  return (make) => atStage((last += 1), make);
}

/**
 * @returns an object that stores the result of a run for the next run. Without tracking it stores nothing, because
 * there is only one run
 */
export function lastRun<Value>(none: Value): { value: Value } {
  if (tracks) return { value: none };
  return {
    get value() {
      return none;
    },
    set value(_) {},
  };
}

/** @returns a function that computes a value on its first call, and returns the same value on all calls */
export function once<Value>(make: () => Value): () => Value {
  const value = eachOnce(make);
  return () => value(undefined);
}

/** Marker for a value that is being computed, to detect cycles. */
const isMaking = Symbol('is being made');

/** Returns a function that computes each key's value once, like `once` for a single value. */
export function eachOnce<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value | typeof isMaking>();
  return (key) => {
    const known = values.get(key);
    if (known === isMaking) throw new Error('a value depends on itself');
    if (known !== undefined || values.has(key)) return known as Value;
    values.set(key, isMaking);
    try {
      const value = untracked(() => make(key));
      values.set(key, value);
      return value;
    } catch (error) {
      values.delete(key);
      throw error;
    }
  };
}
