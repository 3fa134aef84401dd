import { useCallback, useSyncExternalStore } from 'react';
import { createStored } from '../../../../viewer/extension.ts';

export interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
  /** @returns a function that stops listening */
  listen: (changed: () => void) => () => void;
}

/** An entry of the browser's storage. */
export function createStorageSlot(key: string): StorageSlot {
  const { get, set, subscribe } = createStored(key, (text) => text);
  return { get: () => get() ?? null, set, del: () => set(undefined), listen: subscribe };
}

const slots = new Map<string, StorageSlot>();

export function useStorageSlot(key: string | null): [string | null, StorageSlot] {
  const name = key ?? '';
  const slot = slots.get(name) ?? createStorageSlot(name);
  slots.set(name, slot);
  const read = useCallback(() => (key === null ? null : slot.get()), [key, slot]);
  return [useSyncExternalStore(slot.listen, read, () => null), slot];
}

export function listStorageKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}
