import { useSyncExternalStore } from 'react';

/** A preference that the browser stores. Subscribers are also notified of changes in other tabs. */
export interface Stored<T> {
  get: () => T | undefined;
  set: (value: T | undefined) => void;
  subscribe: (changed: () => void) => () => void;
}

/**
 * @param key the key in the browser's storage
 * @param parse converts the stored string; returns undefined if it is invalid
 */
export function createStored<T extends string>(key: string, parse: (text: string) => T | undefined): Stored<T> {
  const listeners = new Set<() => void>();
  // If the browser has no storage, the value is stored here while this document is open.
  let memory: T | undefined;
  let isKept = true;

  function get(): T | undefined {
    if (!isKept) return memory;
    try {
      const text = window.localStorage.getItem(key);
      return text === null ? undefined : parse(text);
    } catch (error) {
      isKept = false;
      warnOfStorage(error);
      return memory;
    }
  }

  function set(value: T | undefined): void {
    memory = value;
    try {
      if (value === undefined) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
      isKept = true;
    } catch (error) {
      isKept = false;
      warnOfStorage(error);
    }
    listeners.forEach((changed) => changed());
  }

  function subscribe(changed: () => void): () => void {
    const stored = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changed();
    };
    listeners.add(changed);
    window.addEventListener('storage', stored);
    return () => {
      listeners.delete(changed);
      window.removeEventListener('storage', stored);
    };
  }

  return { get, set, subscribe };
}

let isReported = false;

/** Warns, once, that the browser stores nothing for this site. Private windows and strict settings disable storage. */
export function warnOfStorage(cause: unknown): void {
  if (isReported) return;
  isReported = true;
  console.warn('Storage is not available: choices end with the page.', cause);
}

/** @returns the current value; undefined on a server */
export function useStored<T>(stored: Stored<T>): T | undefined {
  return useSyncExternalStore(stored.subscribe, stored.get, () => undefined);
}
