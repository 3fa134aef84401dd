type Seen = () => void;

const waiting = new WeakMap<Element, Seen>();
const queue: Seen[] = [];
let observer: IntersectionObserver | undefined;
let isScheduled = false;
let isOpen = false;

/**
 * Calls back once, in an idle moment, after the element has become visible and the first page is rendered.
 *
 * @returns a function that stops waiting
 */
export function onceVisible(element: Element, seen: Seen): () => void {
  observer ??= new IntersectionObserver(report);
  waiting.set(element, seen);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Starts the calls: the first page is rendered, and nothing can delay it any more. */
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

// One at a time, so that a long sidebar does not delay the reader's requests.
function schedule(): void {
  if (!isOpen || isScheduled || queue.length === 0) return;
  isScheduled = true;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 100));
  idle(() => {
    isScheduled = false;
    queue.shift()?.();
    schedule();
  });
}
