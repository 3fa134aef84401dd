import { useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { message } from '../messages/message.ts';

/** How far down the page the button begins to make sense, in CSS pixels. */
const threshold = 300;

/** Appears when the reader scrolls up in a long page. */
export function BackToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const scrolled = () => {
      const position = window.scrollY;
      const isAtEnd = position + window.innerHeight >= document.documentElement.scrollHeight - 2;
      if (position !== last) setShown(position < last && position > threshold && !isAtEnd);
      last = position;
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);
  return (
    isShown && (
      <button
        type="button"
        className="back-to-top"
        aria-label={message('theme.BackToTopButton.buttonAriaLabel')}
        onClick={() => void import('./scroll-to-top.ts').then(({ scrollToTop }) => scrollToTop(), console.warn)}
      >
        <Icon name="top" />
      </button>
    )
  );
}
