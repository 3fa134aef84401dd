import type { Json } from '../../../corpus/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../../fs/files.ts';
import * as graph from '../../incremental/index.ts';
import type { OpenSite } from '../open-site.ts';
import { getters, join } from '../../values/objects.ts';
import type { LinkedInput } from '../../extensions/viewer/linked-site.ts';
import type { ExtensionPage } from '../../extensions/viewer/page-kinds.ts';

/** The pages of a site's extensions. */
export type ExtensionPages = ReturnType<typeof openExtensionPages>;

interface PagesInput {
  readonly site: OpenSite;
  readonly files: Files;
}

interface DataInput extends LinkedInput {
  /** The opened site with its config and extensions. */
  readonly opened: OpenSite;
  readonly extensionPages: readonly ExtensionPage[];
}

const none = { pages: [] as ExtensionPage[], diagnostics: [] as Diagnostic[] };

/** Lists the pages that extensions add. Their data is computed in a later step. */
export function openExtensionPages(input: PagesInput) {
  const building = graph.task('pages of extensions', async () => {
    const { extensions } = input.site;
    if (!extensions.some(({ hooks }) => hooks.pages)) return none;
    const { buildPages } = await import('../../extensions/viewer/build-pages.ts');
    return buildPages(input.site, input.files);
  });
  return join(
    getters({
      extensionPages: () => building().pages,
      extensionDiagnostics: () => building().diagnostics,
    }),
    { buildExtensionPages: () => building.update() },
  );
}

/** Computes the data of each extension page. Call it when links are resolved and code is bundled. */
export function openPageData(input: DataInput) {
  const making = graph.task('data of extension pages', async () => {
    const { extensionPages: pages } = input;
    if (pages.length === 0) return { data: new Map<string, Json>(), diagnostics: [] as Diagnostic[] };
    const { makePageData } = await import('../../extensions/viewer/build-pages.ts');
    return makePageData(pages, input.opened, input);
  });
  const data = graph.table('data of', () => making().data);
  return join(getters({ dataDiagnostics: () => making().diagnostics }), { data, makeData: () => making.update() });
}
