import { useEffect, useId, useRef, useState } from 'react';
import { isSafeUrl } from '../../compiler/url/policy.ts';
import { Icon } from '../icons/icon.tsx';
import { copyText } from './copy-text.ts';

type Outcome = 'copied' | 'failed';

const words = { ready: 'Copy page', copied: 'Copied', failed: 'Copying failed' };

/** Copies the page as Markdown, or opens it so. */
export function CopyMenu({ href }: { href: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    const events = ['pointerdown', 'focusin'];
    events.forEach((event) => document.addEventListener(event, closeOutside));
    return () => events.forEach((event) => document.removeEventListener(event, closeOutside));
  }, [isOpen]);

  const copy = () => {
    copyText(href).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  if (!isSafeUrl(href)) return null;
  return (
    <div
      ref={box}
      className="copy-menu"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        more.current?.focus();
      }}
    >
      <button type="button" className="copy-action" data-outcome={outcome} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        <span className="copy-words">{words[outcome ?? 'ready']}</span>
      </button>
      <span className="visually-hidden" role="status">
        {outcome && words[outcome]}
      </span>
      <button
        ref={more}
        type="button"
        className="copy-more"
        aria-label="More ways to take this page along"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron" />
      </button>
      <ul id={id} className="dropdown-menu" hidden={!isOpen}>
        <li>
          <a href={href} target="_blank" rel="noopener" className="dropdown-link" onClick={() => setOpen(false)}>
            View as Markdown
            <Icon name="external" label="(opens in new tab)" />
          </a>
        </li>
      </ul>
    </div>
  );
}
