import { lazy, Suspense } from 'react';
import { useHydrated } from '../../state/use-hydrated.ts';
import type { CustomItemProps } from './menu-entry.ts';

const OwnItem = lazy(async () => ({ default: (await import('./own-item.tsx')).OwnItem }));

/** Renders a navbar item of a type that the site's theme defines. The code for this is loaded after the page. */
export function CustomItem(props: CustomItemProps) {
  return (
    useHydrated() && (
      <Suspense>
        <OwnItem {...props} />
      </Suspense>
    )
  );
}
