import { layoutMessages } from '../../../corpus/messages/layout.ts';
import type { NotFoundPage } from '../../../corpus/schema/index.ts';
import { joinPath } from '../../../corpus/url/pathname.ts';
import { translated } from '../../config/translations.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';

/** @returns what the page is called that is shown for paths without a route, in the words of the site or its language */
export function notFoundTitle({ messages = {} }: Pick<EmitInput, 'messages'>): string {
  const id = 'theme.NotFound.title';
  return translated<string>(messages, id, layoutMessages[id]);
}

/** What is shown for paths that no route has. */
export function notFoundPage(input: EmitInput): Content<NotFoundPage> {
  const { config } = input.site;
  const path = joinPath(config.baseUrl, '404.html');
  const title = notFoundTitle(input);
  const { canonical: _, ...metadata } = pageMetadata({ path, title, noIndex: true }, config);
  return { kind: 'not-found', path, title, metadata };
}
