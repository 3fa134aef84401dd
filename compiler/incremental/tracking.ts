// Whether a graph that is made now tracks what its values are computed from.
let tracks = true;

/**
 * Has a graph made that tracks nothing, for a compile that runs once: each value is computed once, and costs no more
 * memory than the value itself. So inputs have to be set before anything is read.
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

/** Whether what is made now is to track what it reads. */
export function isTracked(): boolean {
  return tracks;
}

let place = 0;

/** @returns the place in the order of stages of what is made now */
export function stagePlace(): number {
  return place;
}

/** Has a part of a graph made at a place in the order of stages. */
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
 * Stages that are brought up to date one after the other. While one of them is, those after it still hold what they
 * were made of before, which need not fit together any more: nothing reads them then.
 *
 * @returns makes the next stage
 */
export function stagesInOrder(): <Made>(make: () => Made) => Made {
  let last = 0;
  return (make) => atStage((last += 1), make);
}

/** @returns holds what a run found for the next one; where nothing is tracked there is no next one, and it holds nothing */
export function lastRun<Value>(none: Value): { value: Value } {
  if (tracks) return { value: none };
  return {
    get value() {
      return none;
    },
    set value(_) {},
  };
}

/** @returns makes a value when it is first needed, and keeps it */
export function once<Value>(make: () => Value): () => Value {
  const value = eachOnce(make);
  return () => value(undefined);
}

/** In place of a value while it is made. */
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
