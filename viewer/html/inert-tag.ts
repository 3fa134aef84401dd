import type { HeadTag } from '../../corpus/head-tags.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';

/** Whether an element of a head is metadata only: a script, a style sheet or a refresh would not be. */
export function isInertTag({ tag, attributes }: HeadTag): boolean {
  if (Object.keys(attributes).some((name) => /^on/i.test(name)) || !isSafeUrl(attributes.href ?? '')) return false;
  if (tag === 'meta') return !('http-equiv' in attributes);
  return tag === 'link' && /^(alternate|author|canonical|icon|me|next|prev|license)$/.test(attributes.rel ?? '');
}
