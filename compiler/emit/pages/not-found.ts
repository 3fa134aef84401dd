import type { NotFoundPage } from '../../../corpus/schema/index.ts';
import { joinPath } from '../../../corpus/url/pathname.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';

/** What is shown for paths that no route has. */
export function notFoundPage({ site }: EmitInput): Content<NotFoundPage> {
  const path = joinPath(site.config.baseUrl, '404.html');
  const { canonical: _, ...metadata } = pageMetadata({ path, title: 'Page Not Found', noIndex: true }, site.config);
  return {
    kind: 'not-found',
    path,
    title: 'Page Not Found',
    metadata,
  };
}
