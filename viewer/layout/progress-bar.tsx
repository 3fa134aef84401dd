import { useEffect, useState } from 'react';

/** Moves along the top while the next page loads, unless that takes less than 200 ms. */
export function ProgressBar({ isPending }: { isPending: boolean }) {
  const isShown = useDelayed(isPending, 200);
  return isShown && <div className="progress-bar" role="progressbar" aria-label="Loading page" />;
}

/** @returns true once the state has held for the time, in milliseconds */
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
