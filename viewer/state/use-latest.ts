import { useInsertionEffect, useRef, useState } from 'react';

/**
 * @param callback called by events only, never while something is drawn
 * @returns a function that stays the same, and does what the callback of the last drawing does: what is handed it need not
 *   be drawn anew because of it
 */
export function useLatest<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  const [stable] = useState(
    () =>
      (...given: Given) =>
        latest.current(...given),
  );
  return stable;
}
