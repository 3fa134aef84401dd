import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { message } from '../messages/message.ts';

/** The page that is shown for a path that no route has. */
export function notFoundPage({ title, titleDelimiter }: SiteFile): Page {
  const metadata = {
    title: `${message('theme.NotFound.title')} ${titleDelimiter} ${title}`,
    robots: 'noindex, nofollow',
  };
  return { $schema: '', format: 1, kind: 'not-found', path: '', title: message('theme.NotFound.title'), metadata };
}
