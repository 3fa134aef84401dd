import { useMemo } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';

/**
 * Returns the paths of the reader's favourites, and a function that adds or removes one. The browser's local storage
 * contains the favourites, so all tabs share them.
 */
export function useFavourites(): [ReadonlySet<string>, (path: string) => void] {
  const [stored, slot] = useStorageSlot('lectern.showcase.favourites');
  const favourites = useMemo(() => new Set((stored ?? '').split('\n').filter(Boolean)), [stored]);

  function toggle(path: string) {
    const next = new Set(favourites);
    if (!next.delete(path)) next.add(path);
    if (next.size === 0) slot.del();
    else slot.set([...next].join('\n'));
  }

  return [favourites, toggle];
}
