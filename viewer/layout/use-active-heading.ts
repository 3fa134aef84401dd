import { useEffect, useState } from 'react';
import { useSite } from '../corpus/corpus-context.ts';
import type { TocBranch } from '../body/nest-toc.ts';

/** @returns the id of the heading in the table of contents that is being read, once that is known */
export function useActiveHeading(branches: TocBranch[]): string | undefined {
  const { hideOnScroll } = useSite().navbar;
  const [active, setActive] = useState<string>();
  const ids = tocIds(branches).join('\n');

  useEffect(() => {
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    import('./follow-headings.ts')
      .then(({ followHeadings }) => {
        if (!isOver) stop = followHeadings(ids.split('\n'), !hideOnScroll, setActive);
      })
      .catch(console.warn);
    return () => stop();
  }, [ids, hideOnScroll]);
  return active;
}

function tocIds(branches: TocBranch[]): string[] {
  return branches.flatMap(({ entry, branches: below }) => [entry.id, ...tocIds(below)]);
}
