import { useInsertionEffect, useRef, useState } from 'react';

/**
 * @param callback is called only by events, never during rendering
 * @returns a function that calls the latest callback. The returned function never changes, so components that get it
 * as a prop need not render again
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
