import { useEffect, useState } from 'react';

/** A part of the viewer that is loaded when it is first needed. */
export type Later<T> = { part: T } | { error: unknown } | undefined;

/**
 * Loads a part of the viewer.
 *
 * @param load the same function every time
 * @returns undefined while it is on its way
 */
export function useLater<T>(load: () => Promise<T>): Later<T> {
  const [later, setLater] = useState<Later<T>>();
  useEffect(() => {
    let isGone = false;
    const settle = (value: Later<T>) => {
      if (!isGone) setLater(value);
    };
    load().then(
      (part) => settle({ part }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return later;
}
