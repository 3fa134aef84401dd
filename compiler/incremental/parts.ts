import { atStage, isTracked, stagePlace, untracked } from './tracking.ts';

/** A part of the graph for each key. */
export interface Parts<Key, Part> {
  (key: Key): Part;
  /** Forgets a part. @returns it, if it was there */
  drop(key: Key): Part | undefined;
}

/** @returns gives the part of a key, which is made when it is first needed, and kept */
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
