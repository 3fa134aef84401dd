import * as z from 'zod';
import { Json } from '../json.ts';
import { CodeModule, PageBase } from '../page.ts';

/** The part of a site that a debug page shows. */
export const DebugView = z.enum(['overview', 'config', 'content', 'globalData', 'metadata', 'registry', 'routes']);
export type DebugView = z.infer<typeof DebugView>;

/** The links between pages in their content. Links of menus and lists are not included. */
export const LinkGraph = z.strictObject({
  pages: z.array(
    z.strictObject({
      path: z.string(),
      title: z.string(),
      /** Whether a sidebar, the navbar, the footer or a list links to the page. */
      listed: z.literal(true).optional(),
    }),
  ),
  /** For each page, the numbers of the pages that it links to. */
  links: z.array(z.array(z.number().int())),
});
export type LinkGraph = z.infer<typeof LinkGraph>;

/** Names that bodies can use: components, and the code modules of documents. */
export const Registry = z.strictObject({
  /** `module` is set for components that the config adds. */
  components: z.array(z.strictObject({ name: z.string(), module: z.string().optional() })),
  modules: z.array(CodeModule.extend({ source: z.string() })),
});
export type Registry = z.infer<typeof Registry>;

/** A page about the site's internals. Data that other files of the corpus contain is not repeated here. */
export const DebugPage = PageBase.extend({
  kind: z.literal('debug'),
  view: DebugView,
  /** All debug pages, including this one. */
  views: z.array(z.strictObject({ view: DebugView, path: z.string(), title: z.string() })),
  /** For `overview`. */
  graph: LinkGraph.optional(),
  /** For `config`: every setting, including defaults; functions by name. */
  config: z.record(z.string(), Json).optional(),
  /** For `registry`. */
  registry: Registry.optional(),
});
export type DebugPage = z.infer<typeof DebugPage>;
