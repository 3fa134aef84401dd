import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { viewerRoot } from '../embedding.ts';
import { CrashBoundary } from '../layout/crash-boundary.tsx';
import type { Explanation } from './explanations.tsx';
import { placeBeside } from './place-beside.ts';

interface Shown {
  anchor: HTMLElement;
  content: ReactNode;
  /** Of an anchor that is broken over two lines, the line that was pointed at. */
  line: number;
  /** Says what the reader has done, and goes by itself. */
  isAnswer: boolean;
}

/** The pointer may leave what is explained for so long, to go over to the box. */
const grace = 200;

/** How long an answer is shown. */
const answerTime = 1500;

/**
 * The box that explains what the reader points at, or goes to by keyboard. There is one at a time. It stays while it is
 * pointed at, and Escape closes it. The Tab key goes on into what can be pressed in it, and from there to what comes after
 * the anchor.
 */
export function Popover({ explanations }: { explanations: readonly Explanation[] }) {
  const [shown, setShown] = useState<Shown>();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    let opening: ReturnType<typeof setTimeout> | undefined;
    let closing: ReturnType<typeof setTimeout> | undefined;
    /** What is open, or on its way. */
    let current: HTMLElement | undefined;
    const close = () => {
      clearTimeout(opening);
      clearTimeout(closing);
      current = undefined;
      setShown(undefined);
    };
    const open = (
      anchor: HTMLElement,
      { explain, opensOnClick }: Explanation,
      delay: number,
      line = 0,
      otherwise?: () => void,
    ) => {
      if (current === anchor) return clearTimeout(closing);
      close();
      current = anchor;
      opening = setTimeout(() => {
        explain(anchor)
          .catch(() => undefined)
          .then((content) => {
            if (current !== anchor || !anchor.isConnected) return;
            const isAnswer = opensOnClick === 'answers';
            if (content) setShown({ anchor, content, line, isAnswer });
            if (isAnswer) closing = setTimeout(close, answerTime);
            if (!content) otherwise?.();
          });
      }, delay);
    };
    const closeSoon = () => {
      clearTimeout(closing);
      closing = setTimeout(close, grace);
    };
    const isInBox = (target: EventTarget | null) => box.current?.contains(target as Node) === true;
    const find = (target: EventTarget | null) => {
      const element = target instanceof Element && target.closest('#main') ? target : undefined;
      for (const explanation of explanations) {
        const anchor = element?.closest<HTMLElement>(explanation.selector);
        if (anchor && !isInBox(anchor)) return { anchor, explanation };
      }
      return undefined;
    };

    const end = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(name: Name, react: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, react, { signal: end.signal });
    on('pointerover', ({ target, pointerType, clientX, clientY }) => {
      if (pointerType === 'touch') return;
      if (isInBox(target)) return clearTimeout(closing);
      const found = find(target);
      if (found && found.explanation.opensOnClick !== 'answers')
        open(found.anchor, found.explanation, found.explanation.delay, lineAt(found.anchor, clientX, clientY));
      else if (current && current !== document.activeElement && !isInBox(document.activeElement)) closeSoon();
    });
    on('focusin', ({ target }) => {
      if (isInBox(target)) return;
      const found = find(target);
      if (found?.explanation.opensOnClick === 'answers') return;
      if (found?.anchor.matches(':focus-visible')) open(found.anchor, found.explanation, found.explanation.delay);
      else if (!found) close();
    });
    on('click', (event) => {
      const found = find(event.target);
      // A link in the box leads away from it.
      if (!found) return isInBox(event.target) && !(event.target as Element).closest('a') ? undefined : close();
      const { anchor, explanation } = found;
      if (!explanation.opensOnClick) return close();
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (current === anchor) current = undefined;
      if (explanation.opensOnClick === 'answers') return open(anchor, explanation, 0);
      event.preventDefault();
      // What can't be explained here is where the link leads.
      open(anchor, explanation, 0, lineAt(anchor, event.clientX, event.clientY), () => {
        if (anchor instanceof HTMLAnchorElement) location.assign(anchor.href);
      });
    });
    on('keydown', (event) => {
      if (!current) return;
      const stops = [...(box.current?.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]') ?? [])];
      const anchor = current;
      if (event.key === 'Escape') {
        if (isInBox(document.activeElement)) anchor.focus();
        close();
      } else if (event.key === 'Tab' && stops.length > 0) {
        const { activeElement } = document;
        const goTo = (stop: HTMLElement) => {
          event.preventDefault();
          stop.focus();
        };
        if (activeElement === anchor && !event.shiftKey) goTo(stops[0]!);
        else if (activeElement === stops[0] && event.shiftKey) goTo(anchor);
        // The browser goes on from there.
        else if (activeElement === stops.at(-1) && !event.shiftKey) anchor.focus();
      }
    });
    return () => {
      clearTimeout(opening);
      clearTimeout(closing);
      end.abort();
    };
  }, [explanations]);

  useLayoutEffect(() => {
    if (!shown) return;
    const { anchor, line } = shown;
    const place = () => {
      const rectangle = anchor.getClientRects()[line] ?? anchor.getBoundingClientRect();
      const { width, height } = box.current!.getBoundingClientRect();
      const bar = document.querySelector('.navbar')?.getBoundingClientRect();
      const room = {
        left: 0,
        right: document.documentElement.clientWidth,
        top: Math.max(0, bar?.bottom ?? 0),
        bottom: innerHeight,
      };
      const { left, top } = placeBeside(rectangle, { width, height }, room, viewerRoot().matches(':dir(rtl)'));
      Object.assign(box.current!.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    const described = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', id);
    const end = new AbortController();
    addEventListener('scroll', place, { signal: end.signal, capture: true, passive: true });
    addEventListener('resize', place, { signal: end.signal });
    return () => {
      end.abort();
      if (described === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', described);
    };
  }, [shown, id]);

  return (
    <>
      {shown && (
        <div ref={box} id={id} className="popover" role="note">
          <CrashBoundary fallback={null}>{shown.content}</CrashBoundary>
        </div>
      )}
      <span className="visually-hidden" role="status">
        {shown?.isAnswer && shown.content}
      </span>
    </>
  );
}

function lineAt(anchor: HTMLElement, x: number, y: number): number {
  const lines = [...anchor.getClientRects()];
  return Math.max(
    0,
    lines.findIndex(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom),
  );
}
