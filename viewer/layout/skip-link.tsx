import type { MouseEvent, RefObject } from 'react';
import { useSite } from '../corpus/corpus-context.ts';
import { viewerRoot } from '../embedding.ts';
import { message } from '../messages/message.ts';
import { sidebarLabels, type Sidebar } from './sidebar/sidebar.ts';

interface SkipLinkProps {
  region: RefObject<HTMLDivElement | null>;
  sidebar: Sidebar | Error | undefined;
}

/**
 * The first stops of the keyboard: they lead past the navigation, into the sidebar and to the search. After a link is
 * followed the focus starts here again.
 */
export function SkipLink({ region, sidebar }: SkipLinkProps) {
  const { search } = useSite();
  const link = (label: string, target: string, place = '') => (
    <a className={`skip-link ${place}`} href="#main" onClick={(event) => skipTo(event, target)}>
      {label}
    </a>
  );
  const label = message('theme.common.skipToMainContent');
  return (
    <div ref={region} role="region" aria-label={label} tabIndex={-1} className="skip-region">
      {link(label, 'main, #main')}
      {sidebar &&
        link(
          message(sidebarLabels[(sidebar instanceof Error ? undefined : sidebar.kind) ?? 'docs']),
          '.sidebar :is(a, button):not(.brand)',
          'to-sidebar',
        )}
      {search && link(message('theme.SearchBar.label'), '.search-button')}
    </div>
  );
}

function skipTo(event: MouseEvent, selector: string): void {
  const target = viewerRoot().querySelector<HTMLElement>(selector);
  if (!target) return;
  event.preventDefault();
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
    target.scrollIntoView();
  }
  target.focus();
}
