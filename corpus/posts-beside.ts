import type { Page } from './schema/index.ts';

/**
 * @returns which list of posts is next to a page; undefined if none is, as for archives, which list all posts
 * themselves
 */
export function postsBeside(kind: Page['kind']): 'blog' | 'changelog' | undefined {
  if (kind === 'post' || (kind.startsWith('blog-') && kind !== 'blog-archive')) return 'blog';
  return kind === 'entry' || kind.startsWith('changelog-') ? 'changelog' : undefined;
}
