import type { BodyElement, BodyNode } from '../../../corpus/schema/body.ts';
import { ExternalMark } from '../../icons/marks.tsx';
import { message } from '../../messages/message.ts';
import { Link } from '../../navigation/link.tsx';
import type { ElementProps } from '../component.ts';

export function Anchor({ props: { href, ...props }, element, render }: ElementProps) {
  const children = render(element.children);
  if (typeof href !== 'string') return <a {...props}>{children}</a>;
  // Markdown has a document's notes lead back in English.
  if ('data-footnote-backref' in props)
    props['aria-label'] = message('lectern.footnotes.back', { reference: href.split('-fnref-')[1] ?? '' });
  return (
    <Link {...props} href={href}>
      {children}
      {!hasPicture(element) && <ExternalMark href={href} />}
    </Link>
  );
}

/** Whether something in a link is drawn, as an icon of its own for where it leads; texts have neither name nor children. */
function hasPicture(node: BodyNode): boolean | undefined {
  return /img|svg/.test((node as BodyElement).tagName) || (node as Partial<BodyElement>).children?.some(hasPicture);
}
