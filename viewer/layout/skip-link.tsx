import type { MouseEvent, RefObject } from 'react';
import { viewerRoot } from '../embedding.ts';
import { message } from '../messages/message.ts';

/** The first stop of the keyboard: leads past the navigation. After a link is followed the focus starts here again. */
export function SkipLink({ region }: { region: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={region}
      role="region"
      aria-label={message('theme.common.skipToMainContent')}
      tabIndex={-1}
      className="skip-region"
    >
      <a className="skip-link" href="#main" onClick={focusMain}>
        {message('theme.common.skipToMainContent')}
      </a>
    </div>
  );
}

function focusMain(event: MouseEvent): void {
  const main = viewerRoot().querySelector<HTMLElement>('main, #main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}
