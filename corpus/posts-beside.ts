import type { Page } from './schema/index.ts';

/** @returns whose posts stand beside a page of this kind: an archive lists all of them itself */
export function postsBeside(kind: Page['kind']): 'blog' | 'changelog' | undefined {
  if (kind === 'post' || (kind.startsWith('blog-') && kind !== 'blog-archive')) return 'blog';
  return kind === 'entry' || kind.startsWith('changelog-') ? 'changelog' : undefined;
}
