import { useReducer, useEffect } from 'react';
import type { NavbarItem } from '../../../corpus/schema/index.ts';
import { useSite, usePage } from '../../corpus/corpus-context.ts';
import { useHash } from '../../navigation/use-hash.ts';
import { usePathname, useSearch } from '../../navigation/use-location.ts';
import { useHydrated } from '../../state/use-hydrated.ts';
import { preferredVersion } from '../../state/preferred-version.ts';
import { menuEntries } from './menu-entries.ts';
import type { MenuEntry } from './menu-entry.ts';

/** Returns the navbar's entries for the current page. */
export function useMenuEntries(items: NavbarItem[]): MenuEntry[] {
  const site = useSite();
  const page = usePage();
  const pathname = usePathname();
  const isHydrated = useHydrated();
  const suffix = useSearch() + useHash();

  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stops = site.instances.map(({ id }) => preferredVersion(id).subscribe(redraw));
    redraw();
    return () => stops.forEach((stop) => stop());
  }, [site]);

  return menuEntries(items, {
    site,
    page,
    pathname,
    suffix,
    preferredVersion: isHydrated ? readPreferredVersion : none,
  });
}

function readPreferredVersion(instance: string): string | undefined {
  return preferredVersion(instance).get();
}

const none = () => undefined;
