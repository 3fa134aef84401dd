import { useEffect, useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Page } from '../../../corpus/index.ts';
import { Icon, readingMessage } from '../../../viewer/tool-parts.ts';
import { sendFeedback } from './send-feedback.ts';

type Outcome = 'sending' | 'sent' | 'failed';

interface FeedbackProps {
  /** The endpoint that receives the feedback. */
  url: string;
  page: Page;
}

/** The feedback form below an article. Before it sends anything, the reader sees the data and who receives it. */
export function Feedback({ url, page }: FeedbackProps) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(document.querySelector('#main .feedback')), []);
  return place && createPortal(<Question url={url} page={page} />, place);
}

function Question({ url, page }: FeedbackProps) {
  const [isHelpful, setHelpful] = useState<boolean>();
  const [comment, setComment] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const thanks = useRef<HTMLParagraphElement>(null);
  const id = useId();
  useEffect(() => {
    // Moves the focus, because the pressed button no longer exists.
    if (outcome === 'sent') thanks.current!.focus({ preventScroll: true });
  }, [outcome]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    setOutcome('sending');
    sendFeedback(url, { page: page.path, isHelpful: isHelpful!, comment }).then(
      () => setOutcome('sent'),
      (error: unknown) => {
        console.warn(error);
        setOutcome('failed');
      },
    );
  };
  if (outcome === 'sent')
    return (
      <p ref={thanks} className="feedback-thanks" role="status" tabIndex={-1}>
        <Icon name="check" />
        {readingMessage('lectern.feedback.thanks')}
      </p>
    );
  return (
    <form onSubmit={send}>
      <div className="feedback-question" role="group" aria-labelledby={id}>
        <span id={id}>{readingMessage('lectern.feedback.question')}</span>
        {([true, false] as const).map((answer) => (
          <button
            key={String(answer)}
            type="button"
            className="feedback-answer"
            aria-pressed={isHelpful === answer}
            onClick={() => setHelpful(answer)}
          >
            {readingMessage(answer ? 'lectern.feedback.yes' : 'lectern.feedback.no')}
          </button>
        ))}
      </div>
      {isHelpful !== undefined && (
        <div className="feedback-form">
          <label htmlFor={`${id}-comment`}>{readingMessage('lectern.feedback.comment')}</label>
          <textarea
            id={`${id}-comment`}
            rows={3}
            maxLength={2000}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <p className="feedback-privacy">
            {readingMessage('lectern.feedback.privacy', { host: new URL(url, location.href).host })}
          </p>
          {outcome === 'failed' && (
            <p className="feedback-fault" role="alert">
              {readingMessage('lectern.feedback.failed')}
            </p>
          )}
          <button type="submit" className="button" aria-disabled={outcome === 'sending'}>
            {readingMessage('lectern.feedback.send')}
          </button>
        </div>
      )}
    </form>
  );
}
