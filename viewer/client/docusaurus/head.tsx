import { Children, Fragment, isValidElement, useEffect, type ReactNode } from 'react';
import { setHead, type HeadEntry } from './set-head.ts';

/** What is shown says of the document's head, in the order of its elements, while there is no document: pages are drawn as HTML. */
export const drawnHead: HeadEntry[] = [];

/**
 * What belongs into the document's head while this is shown: `title`, `meta`, `link`, `style`, `script`, and attributes
 * of `html` and `body`.
 */
export function Head({ children }: { children?: ReactNode }) {
  const said = entriesOf(children);
  if (typeof document === 'undefined') drawnHead.push(...said);
  const entries = JSON.stringify(said);
  // Not earlier: what the page file says of the head is set in an effect too, before this one.
  useEffect(() => setHead(JSON.parse(entries) as HeadEntry[]), [entries]);
  return null;
}

function entriesOf(children: ReactNode): HeadEntry[] {
  return Children.toArray(children).flatMap((child): HeadEntry[] => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    const { children: inner, dangerouslySetInnerHTML: html, ...props } = child.props;
    if (child.type === Fragment) return entriesOf(inner as ReactNode);
    if (typeof child.type !== 'string') return [];
    const text = (html as { __html?: string } | undefined)?.__html ?? Children.toArray(inner as ReactNode).join('');
    return [{ tag: child.type, attributes: attributesOf(props), text }];
  });
}

const htmlNames: Record<string, string> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  hrefLang: 'hreflang',
  crossOrigin: 'crossorigin',
};

function attributesOf(props: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(props).filter(
    ([, value]) => ['string', 'number', 'boolean'].includes(typeof value) && value !== false,
  );
  return Object.fromEntries(
    given.map(([name, value]) => [htmlNames[name] ?? name, value === true ? '' : String(value)]),
  );
}
