import * as z from 'zod';
import { Json } from '../json.ts';
import { CodeModule, PageBase } from '../page.ts';

/** The topic of a debug page. */
export const DebugView = z.enum(['overview', 'config', 'content', 'globalData', 'metadata', 'registry', 'routes']);
export type DebugView = z.infer<typeof DebugView>;

/** The links between pages. Only links in content count, not those in menus and lists. */
export const LinkGraph = z.strictObject({
  pages: z.array(
    z.strictObject({
      path: z.string(),
      title: z.string(),
      /** Whether the page is linked from a sidebar, the navbar, the footer or a list. */
      listed: z.literal(true).optional(),
    }),
  ),
  /** For each page, the numbers of the pages that it links to. A number is an index into `pages`. */
  links: z.array(z.array(z.number().int())),
});
export type LinkGraph = z.infer<typeof LinkGraph>;

/** The names that content can use: components, and the code modules of documents. */
export const Registry = z.strictObject({
  /** The components. `module` is set if the config adds the component. */
  components: z.array(z.strictObject({ name: z.string(), module: z.string().optional() })),
  modules: z.array(CodeModule.extend({ source: z.string() })),
});
export type Registry = z.infer<typeof Registry>;

/** A debug page, which displays internal data of the site. It does not repeat data in other files of the corpus. */
export const DebugPage = PageBase.extend({
  kind: z.literal('debug'),
  view: DebugView,
  /** All debug pages, including this one. */
  views: z.array(z.strictObject({ view: DebugView, path: z.string(), title: z.string() })),
  /** The links between pages, for `overview`. */
  graph: LinkGraph.optional(),
  /** All settings including defaults, for `config`. A function is replaced by its name. */
  config: z.record(z.string(), Json).optional(),
  /** The names that content can use, for `registry`. */
  registry: Registry.optional(),
});
export type DebugPage = z.infer<typeof DebugPage>;
