import { useEffect, useId, useRef, useState } from 'react';
import {
  Icon,
  isSafeUrl,
  message,
  readingMessage,
  useClosedFromOutside,
  useCorpus,
  useSite,
} from '../../../viewer/tool-parts.ts';
import { Changes } from './compare/changes.tsx';
import type { OlderVersion } from './compare/compared-versions.ts';
import { copyFile } from './copy-text.ts';

type Outcome = 'copied' | 'failed';

const outcomes = { copied: 'theme.CodeBlock.copied', failed: 'lectern.copyingFailed' } as const;

/** A menu that copies the page as Markdown, opens the Markdown file, or compares the page with older versions. */
export function CopyMenu({ href, versions }: { href: string; versions: readonly OlderVersion[] }) {
  const corpus = useCorpus();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOpen, setOpen] = useState(false);
  const [since, setSince] = useState<OlderVersion>();
  const box = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  useClosedFromOutside(box, isOpen, setOpen);

  const showOutcome = (copying: Promise<void>) => {
    copying.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
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
      <button
        type="button"
        className="copy-action"
        data-outcome={outcome}
        onClick={() => showOutcome(copyFile(href, corpus))}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        <span className="copy-words">
          {outcome ? message(outcomes[outcome]) : readingMessage('lectern.copyPage.copy')}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {outcome && message(outcomes[outcome])}
      </span>
      <button
        ref={more}
        type="button"
        className="copy-more"
        aria-label={readingMessage('lectern.copyPage.more')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron" />
      </button>
      <ul id={id} className="dropdown-menu" hidden={!isOpen}>
        <li>
          <a
            href={corpus.url(href)}
            target="_blank"
            rel="noopener"
            className="dropdown-link"
            onClick={() => setOpen(false)}
          >
            {readingMessage('lectern.copyPage.view')}
            <Icon name="external" label={message('theme.IconExternalLink.ariaLabel')} />
          </a>
        </li>
        <AgentItems href={corpus.url(href)} onCopy={showOutcome} onClose={() => setOpen(false)} />
        {versions.map((version) => (
          <li key={version.path}>
            <button
              type="button"
              className="dropdown-link"
              onClick={() => {
                setOpen(false);
                // When the comparison closes, the browser returns the focus to this button.
                more.current!.focus();
                setSince(version);
              }}
            >
              {readingMessage('lectern.changes.open', { version: version.label })}
            </button>
          </li>
        ))}
      </ul>
      {since && <Changes href={href} since={since} onClose={() => setSince(undefined)} />}
    </div>
  );
}

interface AgentItemsProps {
  /** The address of the page's Markdown file, which may be relative to the page. */
  href: string;
  onCopy: (copying: Promise<void>) => void;
  onClose: () => void;
}

/** Renders the menu items for AI: links that open the page in a chat, and a button for MCP. */
function AgentItems({ href, onCopy, onClose }: AgentItemsProps) {
  const { openIn = [], mcp } = useSite().reading ?? {};
  // `location` exists, because the reading tools are only rendered in browsers.
  const address = encodeURIComponent(new URL(href, location.href).href);
  const safe = openIn.filter(({ url }) => isSafeUrl(url));
  return (
    <>
      {safe.map(({ label, url }) => (
        <li key={label}>
          <a
            href={url.replaceAll('{url}', () => address)}
            target="_blank"
            rel="noopener"
            className="dropdown-link"
            onClick={onClose}
          >
            {readingMessage('lectern.copyPage.openIn', { name: label })}
            <Icon name="external" label={message('theme.IconExternalLink.ariaLabel')} />
          </a>
        </li>
      ))}
      {mcp && (
        <li>
          <button
            type="button"
            className="dropdown-link"
            onClick={() => {
              onClose();
              onCopy(copySettings(mcp));
            }}
          >
            {readingMessage('lectern.copyPage.connect')}
          </button>
        </li>
      )}
    </>
  );
}

/** Copies the settings for the site's MCP server to the clipboard, in the format of `mcp.json`. */
async function copySettings({ name, url }: { name: string; url: string }): Promise<void> {
  await navigator.clipboard.writeText(JSON.stringify({ mcpServers: { [name]: { type: 'http', url } } }, null, 2));
}
