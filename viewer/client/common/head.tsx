import { Children, Fragment, isValidElement, useEffect, type ReactNode } from 'react';
import { setHead, type HeadEntry } from './set-head.ts';

/**
 * The entries of all rendered `Head` components in document order. Static rendering writes them into the document's
 * head.
 */
export const renderedHead: HeadEntry[] = [];

/**
 * Adds elements to the document's head while it is rendered.
 *
 * Supports `title`, `meta`, `link`, `style`, `script`, and attributes of `html` and `body`.
 */
export function Head({ children }: { children?: ReactNode }) {
  const elements = entriesOf(children);
  if (typeof document === 'undefined') renderedHead.push(...elements);
  const entries = JSON.stringify(elements);
  // Another effect sets the head from the page file. It runs before this effect, because its component comes earlier
  // in the tree.
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
