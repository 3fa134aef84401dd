import { useEffect, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { message } from '../../messages/message.ts';

type Outcome = 'copied' | 'failed';

const labels = {
  ready: 'theme.CodeBlock.copyButtonAriaLabel',
  copied: 'theme.CodeBlock.copied',
  failed: 'lectern.copyingFailed',
} as const;

/** A button that copies text. It displays success or failure for a second. */
export function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), 1000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () => {
    // `navigator.clipboard` is undefined on insecure origins.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  const label = message(labels[outcome ?? 'ready']);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={message('theme.CodeBlock.copy')}
      data-outcome={outcome}
      onClick={copy}
    >
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      <span className="visually-hidden" role="status">
        {outcome && label}
      </span>
    </button>
  );
}
