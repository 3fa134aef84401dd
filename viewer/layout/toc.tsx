import { useEffect, useRef } from 'react';
import type { TocBranch } from '../body/nest-toc.ts';
import { TocList } from '../body/toc-list.tsx';
import { reveal } from './reveal.ts';
import { useActiveHeading } from './use-active-heading.ts';
import { message } from '../messages/message.ts';

/** The table of contents next to the page. It marks the current heading, and scrolls to keep it visible. */
export function Toc({ branches }: { branches: TocBranch[] }) {
  const pane = useRef<HTMLElement>(null);
  const active = useActiveHeading(branches);
  useEffect(() => {
    // Does not scroll the table while a link in it has the keyboard focus.
    if (!pane.current!.querySelector(':focus-visible')) reveal(pane.current!, '.is-active');
  }, [active]);
  return (
    <nav ref={pane} className="toc" aria-label={message('theme.TOCCollapsible.toggleButtonLabel')}>
      <p className="toc-title" aria-hidden="true">
        {message('theme.TOCCollapsible.toggleButtonLabel')}
      </p>
      <TocList branches={branches} active={active} />
    </nav>
  );
}
