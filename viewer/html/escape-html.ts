import type { HeadTag } from '../../corpus/head-tags.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';

/** @returns text that stands for itself in HTML and XML, in quoted attributes too */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Whether an element of a head is metadata only: a script, a style sheet or a refresh would not be. */
export function isInertTag({ tag, attributes }: HeadTag): boolean {
  if (Object.keys(attributes).some((name) => /^on/i.test(name)) || !isSafeUrl(attributes.href ?? '')) return false;
  if (tag === 'meta') return !('http-equiv' in attributes);
  return tag === 'link' && /^(alternate|author|canonical|icon|me|next|prev|license)$/.test(attributes.rel ?? '');
}
