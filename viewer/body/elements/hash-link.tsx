import { message } from '../../messages/message.ts';

/**
 * Renders the link of a heading to itself. Only browsers set its address and label, because converters from HTML to
 * Markdown would write the link: `## Title[](#title)`.
 */
export const HashLink = ({ id }: { id: string }) => (
  <a
    ref={(link) => {
      if (!link) return;
      link.href = `#${encodeURIComponent(id)}`;
      link.title = message('theme.common.headingLinkTitle', {
        heading: link.parentNode!.textContent || id,
      });
      link.setAttribute('aria-label', link.title);
    }}
    className="hash-link"
  />
);
