import { isExternal } from '../../corpus/url/policy.ts';
import { Icon } from './icon.tsx';
import { message } from '../messages/message.ts';

/** Marks a link that opens a new tab. The mark never wraps to the start of a line. */
export function ExternalMark({ href }: { href: string }) {
  if (!/^https?:/i.test(href) || !isExternal(href)) return null;
  return (
    <span className="external-mark">
      <Icon name="external" label={message('theme.IconExternalLink.ariaLabel')} />
    </span>
  );
}

/** Lectern's logo: an open book on a bookstand. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path className="mark-page" d="M16 8.5C12.5 5.8 8 5.5 3.5 6.5v13c4.5-1 9-.7 12.5 2z" />
      <path className="mark-page is-right" d="M16 8.5c3.5-2.7 8-3 12.5-2v13c-4.5-1-9-.7-12.5 2z" />
      <path className="mark-stand" d="M16 21.5V28m-5 0h10" />
    </svg>
  );
}

/**
 * Renders the link of a heading to itself. Only browsers set its address and label, because converters from HTML to
 * Markdown would write the link: `## Title[](#title)`.
 */
export const HashLink = ({ id }: { id: string }) => (
  <a
    ref={(link) => {
      if (!link) return;
      link.href = `#${encodeURIComponent(id)}`;
      link.ariaLabel = link.title = message('theme.common.headingLinkTitle', {
        heading: link.parentNode!.textContent || id,
      });
    }}
    className="hash-link"
  />
);
