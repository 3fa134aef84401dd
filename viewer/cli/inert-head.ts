import type { HeadTag } from '../../corpus/head-tags.ts';
import { isInertTag } from '../html/escape-html.ts';

/** @returns those elements of a head that are metadata and can be written down as they are */
export function withInertHead(tags: readonly HeadTag[]): HeadTag[] {
  return tags.filter((tag) => isInertTag(tag) && hasPlainAttributes(tag.attributes));
}

export function hasPlainAttributes(attributes: Record<string, unknown>): boolean {
  return Object.entries(attributes).every(
    ([name, value]) => /^[a-z][\w:.-]*$/i.test(name) && typeof value === 'string',
  );
}
