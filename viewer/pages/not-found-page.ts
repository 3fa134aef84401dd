import type { Page, SiteFile } from '../../compiler/corpus/index.ts';

/** The page that is shown for a path that no route has. */
export function notFoundPage({ title, titleDelimiter }: SiteFile): Page {
  const metadata = { title: `Page Not Found ${titleDelimiter} ${title}`, robots: 'noindex, nofollow' };
  return { $schema: '', format: 1, kind: 'not-found', path: '', title: 'Page Not Found', metadata };
}
