import { useSyncExternalStore } from 'react';

const events = ['hashchange', 'popstate', 'pushState', 'replaceState'];

/** @returns the location's hash, with its `#`; empty without a browser */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
}

function subscribe(changed: () => void): () => void {
  events.forEach((event) => window.addEventListener(event, changed));
  return () => events.forEach((event) => window.removeEventListener(event, changed));
}
