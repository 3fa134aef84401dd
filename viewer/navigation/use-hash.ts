import { useSyncExternalStore } from 'react';

const events = ['hashchange', 'popstate', 'pushState', 'replaceState'];

/** @returns the hash of the location with its `#`; empty on a server */
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
