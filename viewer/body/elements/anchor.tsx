import type { BodyElement, BodyNode } from '../../../corpus/schema/body.ts';
import { ExternalMark } from '../../icons/marks.tsx';
import { message } from '../../messages/message.ts';
import { Link } from '../../navigation/link.tsx';
import type { ElementProps } from '../component.ts';

export function Anchor({ props: { href, ...props }, element, render }: ElementProps) {
  const children = render(element.children);
  if (typeof href !== 'string') return <a {...props}>{children}</a>;
  // Replaces the label of a footnote's back link, because the Markdown parser writes it in English.
  if ('data-footnote-backref' in props)
    props['aria-label'] = message('lectern.footnotes.back', { reference: href.split('-fnref-')[1] ?? '' });
  return (
    <Link {...props} href={href}>
      {children}
      {!hasImage(element) && <ExternalMark href={href} />}
    </Link>
  );
}

/**
 * Whether a link contains an image. Links with an image get no icon, because the image may already be an icon. The
 * result for a text node is falsy, because it has neither a tag name nor children.
 */
function hasImage(node: BodyNode): boolean | undefined {
  return /img|svg/.test((node as BodyElement).tagName) || (node as Partial<BodyElement>).children?.some(hasImage);
}
