import type { ReactNode } from 'react';
import type { Explanation } from './explanations.tsx';

/** What is explained, and by what. */
export interface Shown {
  anchor: HTMLElement;
  content: ReactNode;
  /** Of an anchor that is broken over two lines, the line that was pointed at. */
  line: number;
  /** Says what the reader has done, and goes by itself. */
  isAnswer: boolean;
}

/** Opens and closes one explanation at a time, each after a while. */
export interface Explainer {
  /** @returns what is open, or on its way */
  current(): HTMLElement | undefined;
  open(anchor: HTMLElement, explanation: Explanation, how?: Opening): void;
  close(): void;
  /** Closes it, unless the reader comes back to it. */
  closeSoon(): void;
  /** Has it stay, where it was about to close. */
  stay(): void;
  /** Has it opened anew by the next that asks for it. */
  forget(): void;
  /** Ends what is on its way, and leaves what is shown. */
  stop(): void;
}

interface Opening {
  /** In milliseconds. */
  delay?: number;
  line?: number;
  /** Is called where there is nothing to say. */
  otherwise?: () => void;
}

/** The pointer may leave what is explained for so long, to go over to the box. */
const grace = 200;

/** How long an answer is shown. */
const answerTime = 1500;

/** @param show is called with what is to be shown, or nothing */
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
