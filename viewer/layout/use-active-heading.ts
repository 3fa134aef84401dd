import { useState } from 'react';
import { useSite } from '../corpus/corpus-context.ts';
import type { TocBranch } from '../body/nest-toc.ts';
import { useLateEffect } from '../state/use-late-effect.ts';

/** @returns the id of the current heading; undefined before the first measurement */
export function useActiveHeading(branches: TocBranch[]): string | undefined {
  const { hideOnScroll } = useSite().navbar;
  const [active, setActive] = useState<string>();
  const ids = tocIds(branches).join('\n');

  useLateEffect(
    async () => (await import('./follow-headings.ts')).followHeadings(ids.split('\n'), !hideOnScroll, setActive),
    [ids, hideOnScroll],
  );
  return active;
}

function tocIds(branches: TocBranch[]): string[] {
  return branches.flatMap(({ entry, branches: below }) => [entry.id, ...tocIds(below)]);
}
