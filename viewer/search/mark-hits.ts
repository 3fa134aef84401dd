import type { RouteChange } from '../navigation/route-events.ts';
import { message } from '../messages/message.ts';
import { searchMessage } from '../messages/search-message.ts';
import { overlayRoot } from '../embedding.ts';
import type { GroupedHit } from './group-hits.ts';
import { hitRanges } from './hit-ranges.ts';

let end = () => {};

/**
 * Highlights the search words on the page of a hit that the reader opens. Displays a bar with buttons to move between
 * the words.
 */
export function markHitsOf({ hit, parent }: GroupedHit): void {
  const pieces = [hit, parent].flatMap((place) => [...(place?.title ?? []), ...(place?.excerpt ?? [])]);
  const words = [...new Set(pieces.filter(({ isHit }) => isHit).map(({ text }) => text.toLowerCase()))];
  end();
  if (words.length === 0 || !('highlights' in CSS)) return;
  const path = new URL(hit.url, location.href).pathname;
  const shown = ({ detail }: CustomEvent<RouteChange>) => {
    end();
    if (detail.location.pathname === path) mark(words);
  };
  const listener = shown as unknown as EventListener;
  end = () => {
    window.removeEventListener('lectern:route', listener);
    end = () => {};
  };
  window.addEventListener('lectern:route', listener);
  // If the hit is on the current page, no navigation follows, so the words can be highlighted now.
  if (location.pathname === path) requestAnimationFrame(() => mark(words));
}

function mark(words: readonly string[]): void {
  const main = document.getElementById('main');
  const ranges = main ? hitRanges(main.querySelector('article') ?? main, words) : [];
  if (ranges.length === 0) return;
  let current = Math.max(
    0,
    ranges.findIndex((range) => range.getBoundingClientRect().bottom > 0),
  );
  const bar = document.createElement('div');
  const count = document.createElement('output');
  const show = (next: number, isMove: boolean) => {
    current = (next + ranges.length) % ranges.length;
    const range = ranges[current]!;
    CSS.highlights.set('search-hit', new Highlight(...ranges));
    CSS.highlights.set('search-hit-current', new Highlight(range));
    count.textContent = `${current + 1} / ${ranges.length}`;
    if (isMove) range.startContainer.parentElement!.scrollIntoView({ block: 'center' });
  };
  const leave = () => {
    for (const name of ['search-hit', 'search-hit-current']) CSS.highlights.delete(name);
    bar.remove();
    window.removeEventListener('lectern:route', moved);
    window.removeEventListener('keydown', pressed);
    end = () => {};
  };
  const moved = () => leave();
  const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
  bar.className = 'hit-bar';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', searchMessage('lectern.search.results'));
  bar.append(
    count,
    button(searchMessage('lectern.search.previousHit'), '↑', () => show(current - 1, true)),
    button(searchMessage('lectern.search.nextHit'), '↓', () => show(current + 1, true)),
    button(message('theme.AnnouncementBar.closeButtonAriaLabel'), '×', leave),
  );
  overlayRoot().append(bar);
  show(current, false);
  window.addEventListener('lectern:route', moved);
  window.addEventListener('keydown', pressed);
  end = leave;
}

function button(label: string, face: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  Object.assign(element, { type: 'button', className: 'icon-button', title: label, textContent: face, onclick: act });
  element.setAttribute('aria-label', label);
  return element;
}
