import type { MouseEvent, RefObject } from 'react';
import { useSite } from '../corpus/corpus-context.ts';
import { viewerRoot } from '../embedding.ts';
import { message } from '../messages/message.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { sidebarLabels, type Sidebar } from './sidebar/sidebar.ts';

interface SkipLinkProps {
  region: RefObject<HTMLDivElement | null>;
  sidebar: Sidebar | Error | undefined;
}

/**
 * Links to the content, the sidebar and the search. The Tab key reaches these links first, before the navbar, also
 * after each navigation.
 */
export function SkipLink({ region, sidebar }: SkipLinkProps) {
  const { search } = useSite();
  // Without scripts, only the link to the content works.
  const isHydrated = useHydrated();
  // Undefined if the page has no sidebar. Also undefined if the sidebar failed to load, because it is an `Error`
  // then.
  const kind = (sidebar as Sidebar | undefined)?.kind;
  const link = (label: string, target: string) => (
    <a className="skip-link" href="#main" onClick={(event) => skipTo(event, target)}>
      {label}
    </a>
  );
  const label = message('theme.common.skipToMainContent');
  return (
    <div ref={region} role="region" aria-label={label} tabIndex={-1} className="skip-region">
      {link(label, 'main, #main')}
      {isHydrated && kind && link(message(sidebarLabels[kind]), '.sidebar :is(a, button):not(.brand)')}
      {isHydrated && search && link(message('theme.SearchBar.label'), '.search-button')}
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
