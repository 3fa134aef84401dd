import type { Page } from './schema/index.ts';

/**
 * @returns the kind of posts in the list next to a page. Undefined if there is no list: archives list all posts
 * themselves
 */
export function postsBeside(kind: Page['kind']): 'blog' | 'changelog' | undefined {
  if (kind === 'post' || (kind.startsWith('blog-') && kind !== 'blog-archive')) return 'blog';
  return kind === 'entry' || kind.startsWith('changelog-') ? 'changelog' : undefined;
}
