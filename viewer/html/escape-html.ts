import type { HeadTag } from '../../corpus/head-tags.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';

/** @returns the string escaped for HTML and XML, also within quoted attributes */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * Whether an element of a head contains only metadata. Scripts, style sheets and `<meta http-equiv>` are not metadata.
 */
export function isInertTag({ tag, attributes }: HeadTag): boolean {
  const names = Object.keys(attributes);
  // Allows only lower case, because browsers treat `HREF` and `href` as the same attribute.
  if (names.some((name) => !/^[a-z][a-z\d:._-]*$/.test(name) || name.startsWith('on'))) return false;
  if (!isSafeUrl(String(attributes.href ?? ''))) return false;
  if (tag === 'meta') return !names.includes('http-equiv');
  return tag === 'link' && /^(alternate|author|canonical|icon|me|next|prev|license)$/.test(attributes.rel ?? '');
}

/** @returns a string without the characters that XML does not allow */
export function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
