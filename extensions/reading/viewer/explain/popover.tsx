import { useEffect, useId, useRef, useState } from 'react';
import { CrashBoundary } from '../../../../viewer/tool-parts.ts';
import type { Explanation } from './explanations.tsx';
import { openExplainer, type Shown } from './explainer.ts';
import { followKeys, followPointing } from './follow-reader.ts';
import { usePlaceBeside } from './use-place-beside.ts';

/**
 * Renders the explanation of the element that has the pointer or the focus. Only one explanation is open at a time. It
 * stays open while the pointer is on it, and Escape closes it. Tab moves the focus from the anchor into the popover.
 * From the popover's last element, it moves to the element after the anchor.
 */
export function Popover({ explanations }: { explanations: readonly Explanation[] }) {
  const [shown, setShown] = useState<Shown>();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const explainer = openExplainer(setShown);
    const end = new AbortController();
    followPointing({ explainer, explanations, box, signal: end.signal });
    followKeys({ explainer, box, signal: end.signal });
    return () => {
      explainer.stop();
      end.abort();
    };
  }, [explanations]);
  usePlaceBeside(box, shown, id);

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
