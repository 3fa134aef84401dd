import * as z from 'zod';
import { Json } from '../json.ts';
import { CodeModule, PageBase } from '../page.ts';

/** What of a site a debug page shows. */
export const DebugView = z.enum(['overview', 'config', 'content', 'globalData', 'metadata', 'registry', 'routes']);
export type DebugView = z.infer<typeof DebugView>;

/** Which pages the text of which pages leads to. Links of menus and lists are not among them. */
export const LinkGraph = z.strictObject({
  pages: z.array(
    z.strictObject({
      path: z.string(),
      title: z.string(),
      /** A sidebar, the navbar, the footer or a list leads here. */
      listed: z.literal(true).optional(),
    }),
  ),
  /** For each page, the numbers of those that it links to. */
  links: z.array(z.array(z.number().int())),
});
export type LinkGraph = z.infer<typeof LinkGraph>;

/** What bodies may name: components, and the code modules of documents. */
export const Registry = z.strictObject({
  /** `module` of those that the config adds. */
  components: z.array(z.strictObject({ name: z.string(), module: z.string().optional() })),
  modules: z.array(CodeModule.extend({ source: z.string() })),
});
export type Registry = z.infer<typeof Registry>;

/** A look at the site from inside. What other files of the corpus hold is read from them, and not repeated here. */
export const DebugPage = PageBase.extend({
  kind: z.literal('debug'),
  view: DebugView,
  /** All debug pages, this one among them. */
  views: z.array(z.strictObject({ view: DebugView, path: z.string(), title: z.string() })),
  /** Of `overview`. */
  graph: LinkGraph.optional(),
  /** Of `config`: every setting with its default filled in; functions by name. */
  config: z.record(z.string(), Json).optional(),
  /** Of `registry`. */
  registry: Registry.optional(),
});
export type DebugPage = z.infer<typeof DebugPage>;
