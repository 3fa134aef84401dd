import { useEffect, useState } from 'react';

/** @returns true once the state has been true for `delay` milliseconds */
export function useDelayed(state: boolean, delay: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [state, delay]);
  return state && isDue;
}
