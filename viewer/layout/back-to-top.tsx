import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { message } from '../messages/message.ts';
import { useLateEffect } from '../state/use-late-effect.ts';

const loadScrolling = () => import('./scroll-to-top.ts');

/** The back-to-top button. It appears when the reader scrolls up in a long page. */
export function BackToTop() {
  const [isShown, setShown] = useState(false);
  useLateEffect(async () => (await loadScrolling()).followUpwards(setShown), []);
  return (
    isShown && (
      <button
        type="button"
        className="back-to-top"
        aria-label={message('theme.BackToTopButton.buttonAriaLabel')}
        onClick={() => void loadScrolling().then(({ scrollToTop }) => scrollToTop(), console.warn)}
      >
        <Icon name="top" />
      </button>
    )
  );
}
