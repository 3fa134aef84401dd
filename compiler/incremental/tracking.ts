// Whether a graph that is created now tracks the dependencies of its values.
let tracks = true;

/**
 * Creates a graph without tracking, for a compile that runs once. Each value is computed once, and costs no memory
 * besides the value. So all inputs have to be set before the first read.
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

/** Whether a graph that is created now tracks dependencies. */
export function isTracked(): boolean {
  return tracks;
}

let place = 0;

/** @returns the current position in the order of stages */
export function stagePlace(): number {
  return place;
}

/** Creates a part of a graph at a position in the order of stages. */
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
 * Creates stages that are updated one by one. During the update of a stage, nothing reads later stages, because their
 * results may be inconsistent.
 *
 * @returns a function that creates the next stage
 */
export function stagesInOrder(): <Made>(make: () => Made) => Made {
  let last = 0;
  return (make) => atStage((last += 1), make);
}

/**
 * @returns a holder for the result of a run, for the next run; without tracking there is no next run, and it stays
 * empty
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

/** @returns a function that computes a value on the first call, and returns it on every call */
export function once<Value>(make: () => Value): () => Value {
  const value = eachOnce(make);
  return () => value(undefined);
}

/** Replaces a value during its computation. */
const isMaking = Symbol('is being made');

/** The same for each key. */
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
