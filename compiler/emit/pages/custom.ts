import type { CustomPage } from '../../../corpus/schema/index.ts';
import type { CustomSource } from '../../site/routes/own-pages.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';
import { openPageCode } from '../body/page-code.ts';

/** Builds a page that an extension adds. */
export function customPage(page: CustomSource, input: EmitInput): Content<CustomPage> {
  const { path, title, description, type, isHidden } = page;
  const code = openPageCode(input.code);
  code.add(page.view);
  return {
    kind: 'custom',
    path,
    title,
    description,
    metadata: pageMetadata({ path, title, noIndex: isHidden }, input.site.config),
    code: code.modules(),
    type,
    data: input.pageData.get(page.id) ?? null,
  };
}
