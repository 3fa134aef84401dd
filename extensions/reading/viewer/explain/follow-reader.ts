import type { RefObject } from 'react';
import type { Explainer } from './explainer.ts';
import type { Explanation } from './explanations.tsx';

interface Followed {
  explainer: Explainer;
  /** The popover that contains the explanation. */
  box: RefObject<HTMLElement | null>;
  /** When this signal aborts, the event listeners are removed. */
  signal: AbortSignal;
}

/** Opens the explanation of the element that the reader hovers, clicks or focuses with the keyboard. */
export function followPointing({
  explainer,
  explanations,
  box,
  signal,
}: Followed & { explanations: readonly Explanation[] }): void {
  const isInBox = (target: EventTarget | null) => box.current?.contains(target as Node) === true;
  const find = (target: EventTarget | null) => {
    const element = target instanceof Element && target.closest('#main') ? target : undefined;
    for (const explanation of explanations) {
      const anchor = element?.closest<HTMLElement>(explanation.selector);
      if (anchor && !isInBox(anchor)) return { anchor, explanation };
    }
    return undefined;
  };
  const on = <Name extends keyof DocumentEventMap>(name: Name, react: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, react, { signal });

  on('pointerover', ({ target, pointerType, clientX, clientY }) => {
    if (pointerType === 'touch') return;
    if (isInBox(target)) return explainer.stay();
    const found = find(target);
    if (found && found.explanation.opensOnClick !== 'answers') {
      const line = lineAt(found.anchor, clientX, clientY);
      return explainer.open(found.anchor, found.explanation, { delay: found.explanation.delay, line });
    }
    const { activeElement } = document;
    const current = explainer.current();
    if (current && current !== activeElement && !isInBox(activeElement)) explainer.closeSoon();
  });

  on('focusin', ({ target }) => {
    if (isInBox(target)) return;
    const found = find(target);
    if (!found) return explainer.close();
    const { anchor, explanation } = found;
    if (explanation.opensOnClick === 'answers' || !anchor.matches(':focus-visible')) return;
    explainer.open(anchor, explanation, { delay: explanation.delay });
  });

  on('click', (event) => {
    const found = find(event.target);
    // A click on a link in the popover navigates, so the popover closes.
    if (!found) return isInBox(event.target) && !(event.target as Element).closest('a') ? undefined : explainer.close();
    const { anchor, explanation } = found;
    if (!explanation.opensOnClick) return explainer.close();
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (explainer.current() === anchor) explainer.forget();
    if (explanation.opensOnClick === 'answers') return explainer.open(anchor, explanation);
    event.preventDefault();
    explainer.open(anchor, explanation, {
      line: lineAt(anchor, event.clientX, event.clientY),
      // The click's default action was cancelled to open the explanation. If there is no explanation, the browser
      // follows the link now.
      otherwise: () => {
        if (anchor instanceof HTMLAnchorElement) location.assign(anchor.href);
      },
    });
  });
}

/** Closes the explanation with Escape. Tab moves the focus from the anchor into the popover, and out of it again. */
export function followKeys({ explainer, box, signal }: Followed): void {
  const react = (event: KeyboardEvent) => {
    const anchor = explainer.current();
    if (!anchor) return;
    const { activeElement } = document;
    if (event.key === 'Escape') {
      if (box.current?.contains(activeElement)) anchor.focus();
      return explainer.close();
    }
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]') ?? [])];
    if (event.key !== 'Tab' || stops.length === 0) return;
    // If the popover is not positioned yet, its elements can't be focused. So the browser handles the key.
    const goTo = (stop: HTMLElement) => {
      stop.focus();
      if (document.activeElement === stop) event.preventDefault();
    };
    if (activeElement === anchor && !event.shiftKey) goTo(stops[0]!);
    else if (activeElement === stops[0] && event.shiftKey) goTo(anchor);
    // Focuses the anchor, and lets the browser move the focus to the element after it.
    else if (activeElement === stops.at(-1) && !event.shiftKey) anchor.focus();
  };
  document.addEventListener('keydown', react, { signal });
}

function lineAt(anchor: HTMLElement, x: number, y: number): number {
  const lines = [...anchor.getClientRects()];
  return Math.max(
    0,
    lines.findIndex(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom),
  );
}
