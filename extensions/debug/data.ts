import * as z from 'zod/mini';
import type { LinkedSite } from '../../compiler/index.ts';

/** The debug views in the order of their tabs, each with the last segment of its path in Docusaurus. */
export const views = [
  ['overview', '', 'Overview'],
  ['config', 'config', 'Config'],
  ['metadata', 'metadata', 'Metadata'],
  ['registry', 'registry', 'Registry'],
  ['routes', 'routes', 'Routes'],
  ['content', 'content', 'Content'],
  ['globalData', 'globalData', 'Global data'],
] as const;

/** The folder of the debug pages, below the base URL. */
export const folder = '__docusaurus/debug/';

/** The properties of a site that debug pages show. */
export const DebugView = z.enum(views.map(([view]) => view));
export type DebugView = z.infer<typeof DebugView>;

/** The links between pages in their content. Links of menus and lists are not included. */
export const LinkGraph = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      /** Whether a sidebar, the navbar, the footer or a list links to the page. */
      listed: z.optional(z.literal(true)),
    }),
  ),
  /** For each page, the numbers of the pages that it links to. */
  links: z.array(z.array(z.number())),
});
export type LinkGraph = z.infer<typeof LinkGraph>;

/** Names that content can use: components, and exports of code modules. */
export const Registry = z.object({
  /** `module` is set for components that the config adds. */
  components: z.array(z.object({ name: z.string(), module: z.optional(z.string()) })),
  modules: z.array(
    z.object({
      source: z.string(),
      href: z.optional(z.string()),
      exports: z.array(z.string()),
      styles: z.optional(z.array(z.string())),
    }),
  ),
});
export type Registry = z.infer<typeof Registry>;

/** The data of a debug page. Data that other files of the corpus contain is not repeated here. */
export const DebugData = z.object({
  view: DebugView,
  /** All debug pages, including this one. */
  views: z.array(z.object({ view: DebugView, path: z.string(), title: z.string() })),
  /** The links between pages. Only the page of the view `overview` contains them. */
  graph: z.optional(LinkGraph),
  /** Every setting of the site, including defaults. Only the page of the view `config` contains them. */
  config: z.optional(z.record(z.string(), z.json())),
  /** The names that content can use. Only the page of the view `registry` contains them. */
  registry: z.optional(Registry),
});
export type DebugData = z.infer<typeof DebugData>;

/** @returns the data of the page of a view */
export function debugData(view: DebugView, site: LinkedSite): DebugData {
  const pathOf = new Map(site.pages.map(({ path }) => [path.replace(/\/$/, ''), path]));
  const base = [...pathOf.values()].find((path) => path.replace(/\/$/, '').endsWith(`/${folder.slice(0, -1)}`)) ?? '';
  const path = (name: string) => pathOf.get([base.replace(/\/$/, ''), name].filter(Boolean).join('/')) ?? base;
  return {
    view,
    views: views.map(([each, name, title]) => ({ view: each, path: path(name), title })),
    ...(view === 'overview' && { graph: linkGraph(site.pages) }),
    ...(view === 'config' && { config: site.settings }),
    ...(view === 'registry' && { registry: { components: [...site.components], modules: [...site.modules] } }),
  };
}

/** The graph of links between pages: all pages with a source, and the generated pages that they link to. */
export function linkGraph(all: LinkedSite['pages']): LinkGraph {
  const linked = new Set(all.flatMap(({ links }) => links));
  const pages = all.filter(({ path, source }) => source !== undefined || linked.has(path));
  const numbers = new Map(pages.map(({ path }, index) => [path, index]));
  return {
    pages: pages.map(({ path, title, listed }) => ({ path, title, ...(listed && { listed }) })),
    links: pages.map(({ links }) => links.flatMap((path) => numbers.get(path) ?? []).sort((a, b) => a - b)),
  };
}
