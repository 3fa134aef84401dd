import { useState } from 'react';
import { useLateEffect } from '../../state/use-late-effect.ts';

/** @returns whether a navbar with `hideOnScroll` is hidden now; see `hide-on-scroll.ts` */
export function useNavbarHidden(isHiding: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useLateEffect(
    async () => (isHiding ? (await import('./hide-on-scroll.ts')).hideOnScroll(setHidden) : () => undefined),
    [isHiding],
  );
  return isHiding && isHidden;
}
