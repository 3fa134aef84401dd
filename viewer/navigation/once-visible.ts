import { whenIdle } from '../when-idle.ts';

type Seen = () => void;

const waiting = new WeakMap<Element, Seen>();
const queue: Seen[] = [];
let observer: IntersectionObserver | undefined;
let isScheduled = false;
let isOpen = false;

/**
 * Calls a function once, in an idle moment after the element has become visible. All calls are deferred until
 * `openOnceVisible` is called.
 *
 * @returns a function that cancels the call
 */
export function onceVisible(element: Element, seen: Seen): () => void {
  observer ??= new IntersectionObserver(report);
  waiting.set(element, seen);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Starts the calls that `onceVisible` has deferred. Call it after the first page is rendered, because earlier calls
 * could delay that page.
 */
export function openOnceVisible(): void {
  isOpen = true;
  schedule();
}

function report(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const seen = waiting.get(target);
    if (!isIntersecting || !seen) continue;
    observer?.unobserve(target);
    waiting.delete(target);
    queue.push(seen);
  }
  schedule();
}

// Runs one function per idle moment. The functions prefetch pages, so a long sidebar would otherwise delay the reader's
// own requests.
function schedule(): void {
  if (!isOpen || isScheduled || queue.length === 0) return;
  isScheduled = true;
  whenIdle(() => {
    isScheduled = false;
    queue.shift()?.();
    schedule();
  });
}
