import type { Page } from './schema/index.ts';

/**
 * @returns the kind of posts in the sidebar of a page; undefined for pages without that sidebar. An archive page has
 * none, because it lists all posts itself
 */
export function postsBeside(kind: Page['kind']): 'blog' | 'changelog' | undefined {
  if (kind === 'post' || (kind.startsWith('blog-') && kind !== 'blog-archive')) return 'blog';
  return kind === 'entry' || kind.startsWith('changelog-') ? 'changelog' : undefined;
}
