import type { ReactNode } from 'react';
import type { Explanation } from './explanations.tsx';

/** An open explanation. */
export interface Shown {
  anchor: HTMLElement;
  content: ReactNode;
  /** The line that the pointer is on, if the anchor is broken over two lines. */
  line: number;
  /** Whether it confirms an action of the reader, and closes by itself. */
  isAnswer: boolean;
}

/** Opens and closes explanations, one at a time, each after a delay. */
export interface Explainer {
  /** @returns the anchor whose explanation is open or opening */
  current(): HTMLElement | undefined;
  open(anchor: HTMLElement, explanation: Explanation, how?: Opening): void;
  close(): void;
  /** Closes it after a delay, unless the reader comes back to it. */
  closeSoon(): void;
  /** Cancels closing. */
  stay(): void;
  /** Makes the next call of `open` open it again, even with the same anchor. */
  forget(): void;
  /** Cancels opening, but keeps an open explanation. */
  stop(): void;
}

interface Opening {
  /** In milliseconds. */
  delay?: number;
  line?: number;
  /** Called if there is no explanation. */
  otherwise?: () => void;
}

/** The time that the pointer has to move from the anchor to the box, in milliseconds. */
const grace = 200;

/** How long a confirmation is shown, in milliseconds. */
const answerTime = 1500;

/** @param show called with the explanation to show, or undefined to hide it */
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
