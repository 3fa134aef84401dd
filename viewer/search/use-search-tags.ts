import { useMemo } from 'react';
import { useSite, usePage } from '../corpus/corpus-context.ts';
import { usePathname } from '../navigation/use-location.ts';
import { preferredVersion } from '../state/preferred-version.ts';
import { searchTags } from './search-tags.ts';

/** @returns the tags that a search from the present page asks for, the same as long as the page is */
export function useSearchTags(): string[] {
  const site = useSite();
  const page = usePage();
  const pathname = usePathname();
  return useMemo(
    () =>
      searchTags({
        site,
        page,
        pathname,
        suffix: '',
        preferredVersion: (instance) => preferredVersion(instance).get(),
      }),
    [site, page, pathname],
  );
}
