import { useId, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Collapsible } from './collapsible.tsx';
import type { TocBranch } from '../body/nest-toc.ts';
import { TocList } from '../body/toc-list.tsx';
import { message } from '../messages/message.ts';
import { useClosedFromOutside } from './use-closed-from-outside.ts';

/** The table of contents on narrow screens. It opens from a bar that stays at the top of the window. */
export function MobileToc({ branches }: { branches: TocBranch[] }) {
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const boxId = useId();
  const id = isOpen ? boxId : undefined;
  useClosedFromOutside(bar, isOpen, setOpen);
  return (
    <div
      ref={bar}
      className="mobile-toc"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        bar.current!.querySelector('button')!.focus();
      }}
    >
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {message('theme.TOCCollapsible.toggleButtonLabel')}
        <Icon name="chevron" />
      </button>
      <Collapsible isOpen={isOpen} id={id}>
        <TocList branches={branches} onFollow={() => setOpen(false)} />
      </Collapsible>
    </div>
  );
}
