import { useEffect, useState } from 'react';
import { useSite } from '../corpus/corpus-context.ts';
import { activeHeading } from './active-heading.ts';
import type { TocBranch } from '../body/nest-toc.ts';

/** @returns the id of the heading in the table of contents that is being read */
export function useActiveHeading(branches: TocBranch[]): string | undefined {
  const { hideOnScroll } = useSite().navbar;
  const [active, setActive] = useState<string>();
  const ids = tocIds(branches).join('\n');

  useEffect(() => {
    const headings = ids.split('\n').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const look = () => {
      frame = 0;
      const navbar = document.querySelector('.navbar');
      const offset = hideOnScroll ? 0 : (navbar?.clientHeight ?? 0);
      const places = headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }));
      setActive(activeHeading(places, offset, window.innerHeight));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids, hideOnScroll]);
  return active;
}

function tocIds(branches: TocBranch[]): string[] {
  return branches.flatMap(({ entry, branches: below }) => [entry.id, ...tocIds(below)]);
}
