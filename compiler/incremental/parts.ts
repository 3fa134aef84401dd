import { atStage, isTracked, stagePlace, untracked } from './tracking.ts';

/** Key → part of the graph, such as the values of one language. */
export interface Parts<Key, Part> {
  (key: Key): Part;
  /**
   * Removes a part.
   *
   * @returns the part, if it existed
   */
  drop(key: Key): Part | undefined;
}

/** @returns a function that returns the part for a key, and creates the part on first use */
export function parts<Key, Part>(make: (key: Key) => Part): Parts<Key, Part> {
  const made = new Map<Key, Part>();
  const tracks = isTracked();
  const stage = stagePlace();
  const partOf = (key: Key): Part => {
    let part = made.get(key);
    if (part === undefined)
      made.set(key, (part = atStage(stage, () => (tracks ? make(key) : untracked(() => make(key))))));
    return part;
  };
  const drop = (key: Key) => {
    const part = made.get(key);
    made.delete(key);
    return part;
  };
  return Object.assign(partOf, { drop });
}
