import type { TocBranch } from '../body/nest-toc.ts';
import { TocList } from '../body/toc-list.tsx';
import { useActiveHeading } from './use-active-heading.ts';
import { message } from '../messages/message.ts';

/** The table of contents beside the page; it follows the heading that is being read. */
export function Toc({ branches }: { branches: TocBranch[] }) {
  const active = useActiveHeading(branches);
  return (
    <nav className="toc" aria-label={message('theme.TOCCollapsible.toggleButtonLabel')}>
      <p className="toc-title" aria-hidden="true">
        {message('theme.TOCCollapsible.toggleButtonLabel')}
      </p>
      <TocList branches={branches} active={active} />
    </nav>
  );
}
