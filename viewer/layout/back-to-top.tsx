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
        onClick={scrollToTop}
      >
        <Icon name="top" />
      </button>
    )
  );
}

/** Takes the reader to the top of the page, smoothly unless they prefer little motion. */
function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo({ top: 0, behavior: 'instant' });
  else if (CSS.supports('scroll-behavior', 'smooth')) window.scrollTo({ top: 0, behavior: 'smooth' });
  else scrollFrame();
}

/** Scrolls to the top in browsers that only jump: each frame goes 85 % of the way that is left, until the reader scrolls down. */
function scrollFrame(last = Infinity): void {
  const { scrollY } = window;
  if (scrollY === 0 || scrollY > last) return;
  window.scrollTo(0, Math.floor(scrollY * 0.15));
  requestAnimationFrame(() => scrollFrame(scrollY));
}
