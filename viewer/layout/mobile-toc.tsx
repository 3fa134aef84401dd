import { useId, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Collapsible } from './collapsible.tsx';
import type { TocBranch } from '../body/nest-toc.ts';
import { TocList } from '../body/toc-list.tsx';
import { message } from '../messages/message.ts';

/** The table of contents of narrow screens, behind a button. */
export function MobileToc({ branches }: { branches: TocBranch[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={isOpen ? 'mobile-toc is-open' : 'mobile-toc'}>
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
