import type { ReactNode } from 'react';
import type { Explanation } from './explanations.tsx';

/** The explanation that is open. */
export interface Shown {
  anchor: HTMLElement;
  content: ReactNode;
  /**
   * The index of the anchor's line under the pointer, from 0. An anchor such as a link can extend over several lines.
   */
  line: number;
  /** Whether the explanation confirms an action of the reader. A confirmation closes by itself after 1.5 seconds. */
  isAnswer: boolean;
}

/** Opens and closes explanations after a delay. Only one explanation is open at a time. */
export interface Explainer {
  /** @returns the element whose explanation is open, or will open after the delay */
  current(): HTMLElement | undefined;
  open(anchor: HTMLElement, explanation: Explanation, how?: Opening): void;
  close(): void;
  /** Closes the explanation after a delay, unless `stay` is called before. */
  closeSoon(): void;
  /** Cancels `closeSoon`. */
  stay(): void;
  /** Forgets the current anchor, so that the next `open` for the same anchor opens its explanation again. */
  forget(): void;
  /** Cancels an explanation that has not opened yet. An open one stays open. */
  stop(): void;
}

interface Opening {
  /** The delay before the explanation opens, in milliseconds. */
  delay?: number;
  line?: number;
  /** Called if the element has no explanation. */
  otherwise?: () => void;
}

/**
 * The delay before an explanation closes, in milliseconds. It is the time to move the pointer from the anchor to the
 * box.
 */
const grace = 200;

/** The time after which a confirmation closes, in milliseconds. */
const answerTime = 1500;

/** @param show is called with the explanation to render; with undefined if none is open */
export function openExplainer(show: (shown: Shown | undefined) => void): Explainer {
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLElement | undefined;
  const stop = () => {
    clearTimeout(opening);
    clearTimeout(closing);
  };
  const close = () => {
    stop();
    current = undefined;
    show(undefined);
  };
  const closeIn = (milliseconds: number) => {
    clearTimeout(closing);
    closing = setTimeout(close, milliseconds);
  };
  const explain = async (anchor: HTMLElement, explanation: Explanation, { line = 0, otherwise }: Opening) => {
    const content = await explanation.explain(anchor).catch(() => undefined);
    if (current !== anchor || !anchor.isConnected) return;
    const isAnswer = explanation.opensOnClick === 'answers';
    if (content) show({ anchor, content, line, isAnswer });
    if (isAnswer) closeIn(answerTime);
    if (!content) otherwise?.();
  };
  return {
    current: () => current,
    open(anchor, explanation, how = {}) {
      if (current === anchor) return clearTimeout(closing);
      close();
      current = anchor;
      opening = setTimeout(() => void explain(anchor, explanation, how), how.delay ?? 0);
    },
    close,
    closeSoon: () => closeIn(grace),
    stay: () => clearTimeout(closing),
    forget: () => (current = undefined),
    stop,
  };
}
