import type { HeadElement } from '../parse/document.ts';
import { headFault } from '../html/safe-head.ts';

/** What the `<head>` of an MDX page says. */
export interface OwnHead {
  title?: string | undefined;
  className?: string | undefined;
  elements: { tag: string; attributes: Record<string, string> }[];
}

/** @returns what may be taken from a page's own `<head>`: words and addresses, and nothing that runs or loads code */
export function ownHead(elements: readonly HeadElement[]): OwnHead {
  return {
    title: elements.findLast(({ tag }) => tag === 'title')?.text,
    className: elements.findLast(({ tag }) => tag === 'html')?.attributes.class,
    elements: elements.filter(isInert).map(({ tag, attributes }) => ({ tag, attributes })),
  };
}

function isInert({ tag, attributes }: HeadElement): boolean {
  return (tag === 'meta' || tag === 'link') && headFault(tag, attributes) === undefined;
}
