import type { HeadElement } from '../parse/document.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';

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

const inertLinks = /^(alternate|author|canonical|icon|license|me|next|prev)$/;

function isInert({ tag, attributes }: HeadElement): boolean {
  const names = Object.keys(attributes);
  if (names.some((name) => !/^[a-z][\w:.-]*$/i.test(name) || /^on/i.test(name))) return false;
  if (tag === 'meta') return !names.some((name) => /^(http-equiv|charset)$/i.test(name));
  return tag === 'link' && inertLinks.test(attributes.rel ?? '') && isSafeUrl(attributes.href ?? '');
}
