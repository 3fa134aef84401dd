import type { Extension, PageKindHook } from '../../compiler/index.ts';
import { DebugData, debugData, folder, views } from './data.ts';

const page: PageKindHook<unknown, DebugData> = {
  schema: DebugData,
  view: new URL('./view.js', import.meta.url),
  build: () =>
    views.map(([view, name, title]) => ({
      path: folder + name,
      title: `Debug: ${title}`,
      hidden: true,
      data: (site) => debugData(view, site),
    })),
};

/** Pages about the compiled site, at the addresses of Docusaurus' debug plugin. */
export const debug: Extension<unknown> = { name: 'debug', pages: { page } };
