import { useInsertionEffect, useRef, useState } from 'react';

/**
 * @param callback called by events only, never during rendering
 * @returns a function with a stable identity that calls the latest callback. Components with it as a prop need not
 *   render again
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
