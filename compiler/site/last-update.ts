import type { DocFrontMatter } from './front-matter/front-matter.ts';
import type { SiteInput } from './site-input.ts';

interface LastUpdateOptions {
  showLastUpdateTime: boolean;
  showLastUpdateAuthor: boolean;
}

/** @returns time and author of the last change of a source, from front matter or else from git history */
export function lastUpdateOf(
  source: string,
  { last_update: written }: Pick<DocFrontMatter, 'last_update'>,
  { showLastUpdateTime, showLastUpdateAuthor }: LastUpdateOptions,
  history: SiteInput['history'],
): { at?: string | undefined; by?: string | undefined } | undefined {
  const commit = history.get(source);
  const at = showLastUpdateTime ? (written?.date ?? (commit && new Date(commit.at).toISOString())) : undefined;
  const by = showLastUpdateAuthor ? (written?.author ?? commit?.by) : undefined;
  return at === undefined && by === undefined ? undefined : { at, by };
}
