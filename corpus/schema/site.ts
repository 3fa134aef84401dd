import * as z from 'zod';
import { BodyNode } from './body.ts';
import { Json } from './json.ts';
import { SiteSearch } from './site-search.ts';

/** A version of docs, without its pages. */
export const DocsVersionSummary = z.strictObject({
  name: z.string(),
  label: z.string(),
  /** The base of its pathnames, as served. */
  path: z.string(),
  isLast: z.boolean(),
  /** Whether the version is unreleased, the latest, still maintained, or unmaintained. */
  state: z.enum(['next', 'current', 'maintained', 'archived']).optional(),
  banner: z.enum(['unreleased', 'unmaintained']).optional(),
  badge: z.boolean(),
  /** Class on `<html>` while one of its pages is shown. */
  className: z.string(),
  mainDoc: z.strictObject({ id: z.string(), path: z.string() }),
});
export type DocsVersionSummary = z.infer<typeof DocsVersionSummary>;

/** A set of docs of the site, with its versions. */
export const DocsInstanceSummary = z.strictObject({
  kind: z.literal('docs'),
  id: z.string(),
  path: z.string(),
  versions: z.array(DocsVersionSummary),
  /** Versions that are published elsewhere, the newest first. */
  archived: z.array(z.strictObject({ name: z.string(), label: z.string(), url: z.string() })).optional(),
});
export type DocsInstanceSummary = z.infer<typeof DocsInstanceSummary>;

/** A blog or a changelog of the site. */
export const BlogInstanceSummary = z.strictObject({
  kind: z.enum(['blog', 'changelog']),
  id: z.string(),
  path: z.string(),
  title: z.string(),
});
export type BlogInstanceSummary = z.infer<typeof BlogInstanceSummary>;

/** Attributes of a link that pass through as written (`aria-label`, `target`, `data-*`). */
const attributes = z.record(z.string(), z.string()).optional();

const itemBase = {
  position: z.enum(['left', 'right']).optional(),
  className: z.string().optional(),
  attributes,
};

/** The link of an item in each version that has its target: version name → link. */
const targets = z.record(
  z.string(),
  z.strictObject({
    path: z.string(),
    label: z.string(),
    sidebar: z.string().optional(),
    unlisted: z.literal(true).optional(),
  }),
);

/** A link in the navbar. */
export const NavbarLink = z.strictObject({
  type: z.literal('link'),
  ...itemBase,
  label: z.string(),
  /** Rendered instead of the label, if the label has markup. */
  body: z.array(BodyNode).optional(),
  href: z.string(),
  /** Active when the pathname starts with this. */
  activeBasePath: z.string().optional(),
  /** Active when the pathname matches this regular expression. */
  activeBaseRegex: z.string().optional(),
});
export type NavbarLink = z.infer<typeof NavbarLink>;

/** HTML among the items of the navbar. */
export const NavbarHtml = z.strictObject({ type: z.literal('html'), ...itemBase, body: z.array(BodyNode) });
export type NavbarHtml = z.infer<typeof NavbarHtml>;

/** A link to a doc, in the reader's version. */
export const NavbarDoc = z.strictObject({
  type: z.literal('doc'),
  ...itemBase,
  instance: z.string(),
  docId: z.string(),
  /** Overrides the doc's own label. */
  label: z.string().optional(),
  /** Rendered instead of a label. */
  body: z.array(BodyNode).optional(),
  targets,
});
export type NavbarDoc = z.infer<typeof NavbarDoc>;

/** A link to the first page of a sidebar, in the reader's version. */
export const NavbarDocSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  ...itemBase,
  instance: z.string(),
  sidebarId: z.string(),
  label: z.string().optional(),
  /** Rendered instead of a label. */
  body: z.array(BodyNode).optional(),
  targets,
});
export type NavbarDocSidebar = z.infer<typeof NavbarDocSidebar>;

/** A link to the reader's version of the docs. */
export const NavbarDocsVersion = z.strictObject({
  type: z.literal('docsVersion'),
  ...itemBase,
  instance: z.string(),
  label: z.string().optional(),
  /** Rendered instead of a label. */
  body: z.array(BodyNode).optional(),
  href: z.string().optional(),
});
export type NavbarDocsVersion = z.infer<typeof NavbarDocsVersion>;

/** An item whose type starts with `custom-`, rendered by a component of the site. */
export const NavbarCustom = z.strictObject({
  type: z.literal('custom'),
  ...itemBase,
  name: z.string(),
  props: z.record(z.string(), Json),
});
export type NavbarCustom = z.infer<typeof NavbarCustom>;

/** The items that a dropdown of the navbar can contain. */
export const NavbarSimpleItem = z.discriminatedUnion('type', [
  NavbarLink,
  NavbarHtml,
  NavbarDoc,
  NavbarDocSidebar,
  NavbarDocsVersion,
  NavbarCustom,
]);
export type NavbarSimpleItem = z.infer<typeof NavbarSimpleItem>;

/** A menu of items. */
export const NavbarDropdown = z.strictObject({
  type: z.literal('dropdown'),
  ...itemBase,
  label: z.string(),
  /** Rendered instead of the label, if the label has markup. */
  body: z.array(BodyNode).optional(),
  href: z.string().optional(),
  items: z.array(NavbarSimpleItem),
});
export type NavbarDropdown = z.infer<typeof NavbarDropdown>;

/** A menu of the versions of a set of docs. */
export const NavbarDocsVersionDropdown = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  ...itemBase,
  instance: z.string(),
  itemsBefore: z.array(NavbarSimpleItem),
  itemsAfter: z.array(NavbarSimpleItem),
});
export type NavbarDocsVersionDropdown = z.infer<typeof NavbarDocsVersionDropdown>;

/** A menu of the languages of the site. */
export const NavbarLocaleDropdown = z.strictObject({
  type: z.literal('localeDropdown'),
  ...itemBase,
  itemsBefore: z.array(NavbarSimpleItem),
  itemsAfter: z.array(NavbarSimpleItem),
});
export type NavbarLocaleDropdown = z.infer<typeof NavbarLocaleDropdown>;

/** The position of the search among the items of the navbar. */
export const NavbarSearch = z.strictObject({ type: z.literal('search'), ...itemBase });
export type NavbarSearch = z.infer<typeof NavbarSearch>;

/** An item of the navbar. */
export const NavbarItem = z.discriminatedUnion('type', [
  NavbarLink,
  NavbarHtml,
  NavbarDoc,
  NavbarDocSidebar,
  NavbarDocsVersion,
  NavbarDropdown,
  NavbarDocsVersionDropdown,
  NavbarLocaleDropdown,
  NavbarSearch,
  NavbarCustom,
]);
export type NavbarItem = z.infer<typeof NavbarItem>;

/** The image of the site, and its link. */
export const Logo = z.strictObject({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string(),
  href: z.string().optional(),
  target: z.string().optional(),
  width: z.union([z.string(), z.number()]).optional(),
  height: z.union([z.string(), z.number()]).optional(),
  className: z.string().optional(),
});
export type Logo = z.infer<typeof Logo>;

/** An entry of the footer: a link, or HTML. */
export const FooterItem = z.union([
  z.strictObject({ label: z.string(), href: z.string(), attributes }),
  z.strictObject({ body: z.array(BodyNode) }),
]);
export type FooterItem = z.infer<typeof FooterItem>;

/** The footer of every page. */
export const Footer = z.strictObject({
  style: z.enum(['light', 'dark']),
  logo: Logo.optional(),
  columns: z.array(z.strictObject({ title: z.string().optional(), items: z.array(FooterItem) })).optional(),
  links: z.array(FooterItem).optional(),
  copyright: z.array(BodyNode).optional(),
});
export type Footer = z.infer<typeof Footer>;

/** A language that the site is published in. */
export const Locale = z.strictObject({
  name: z.string(),
  label: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z.string(),
  calendar: z.string(),
  /** The start of the pathnames of all its pages. Its corpus is below this path. */
  path: z.string(),
  /** Scheme and host, if they differ from the site's. */
  url: z.string().optional(),
  /** The page that replaces pages without a version in this language; absent when that page is at `path`. */
  start: z.string().optional(),
  /** The hint for readers of this language on pages in another language; absent if there is none. */
  suggestion: z.string().optional(),
});
export type Locale = z.infer<typeof Locale>;

/** `corpus/site.json`: data that the viewer needs on every page. Its size does not grow with the number of pages. */
export const SiteFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  title: z.string(),
  tagline: z.string(),
  url: z.string(),
  baseUrl: z.string(),
  trailingSlash: z.boolean().optional(),
  titleDelimiter: z.string(),
  /** The generator of the corpus. */
  generator: z.strictObject({ name: z.string(), version: z.string() }).optional(),
  /** The `version` in the site's package.json. */
  version: z.string().optional(),
  /** Changes with the content of this file. Pages contain the generation that they were written with. */
  generation: z.string().optional(),
  favicon: z.string().optional(),
  locale: z.string(),
  /** The language of the source files of translations; absent if it is `locale`. */
  defaultLocale: z.string().optional(),
  locales: z.array(Locale),
  /** Whether pages show a notice if they have no translation. */
  untranslatedNotice: z.literal(true).optional(),
  /** The pathname of files that all languages share, such as the viewer's; absent if it is the base URL. */
  sharedUrl: z.string().optional(),
  /** The path of the home page, when there is one. */
  home: z.string().optional(),
  colorMode: z.strictObject({
    default: z.enum(['light', 'dark']),
    disableSwitch: z.boolean(),
    respectSystem: z.boolean(),
  }),
  announcement: z
    .strictObject({
      id: z.string(),
      body: z.array(BodyNode),
      backgroundColor: z.string().optional(),
      textColor: z.string().optional(),
      isCloseable: z.boolean(),
    })
    .optional(),
  navbar: z.strictObject({
    title: z.string().optional(),
    logo: Logo.optional(),
    /** `false` if no default mark replaces a missing logo. */
    mark: z.literal(false).optional(),
    hideOnScroll: z.boolean(),
    style: z.enum(['dark', 'primary']).optional(),
    items: z.array(NavbarItem),
    /** The window width, in CSS pixels, below which the navbar's items move into the menu. */
    foldsBelow: z.number().int().optional(),
  }),
  footer: Footer.optional(),
  docs: z.strictObject({
    versionPersistence: z.enum(['localStorage', 'none']),
    sidebar: z.strictObject({ hideable: z.boolean(), autoCollapseCategories: z.boolean() }),
  }),
  /** The site's theme: style sheets of every page, and modules that replace parts of the viewer, slot → address. */
  theme: z
    .strictObject({
      styles: z.array(z.string()).optional(),
      slots: z.record(z.string(), z.string()).optional(),
      /** Modules that run on every page, in their order. */
      modules: z.array(z.string()).optional(),
    })
    .optional(),
  /** UI strings that differ from the viewer's defaults, and strings of the site's components: id → string. */
  messages: z.record(z.string(), z.string()).optional(),
  /** Options of Mermaid diagrams, with a theme for each colour mode. Absent when nothing is set. */
  mermaid: z
    .strictObject({
      theme: z.strictObject({ light: z.string(), dark: z.string() }),
      options: z.record(z.string(), Json),
    })
    .optional(),
  /** The position of the result of live code, unless it is below the editor. */
  liveCode: z.strictObject({ position: z.literal('top') }).optional(),
  /** Reading features that differ from the defaults. */
  reading: z
    .strictObject({
      /** Readers can't change the text size and the line length. */
      settings: z.literal(false).optional(),
      /** Links to pages of the site show no preview. */
      linkPreviews: z.literal(false).optional(),
      /** A line at the top of the window shows the reading progress of a long article. */
      progress: z.literal(true).optional(),
      /** The endpoint for readers' feedback on pages; without it, pages have no feedback form. */
      feedback: z.string().optional(),
    })
    .optional(),
  /** Attributes of `<meta>` elements of every page. */
  metadata: z.array(z.record(z.string(), z.string())).optional(),
  /** Data of the config for the site's components. */
  customFields: z.record(z.string(), Json).optional(),
  /** Data that plugins of a Docusaurus site provide to all pages: plugin's name → id of its instance → data. */
  globalData: z.record(z.string(), z.record(z.string(), Json)).optional(),
  feeds: z.array(z.strictObject({ type: z.string(), title: z.string(), href: z.string() })).optional(),
  /** The conditions for offline reading; absent on a site without a service worker. */
  pwa: z
    .strictObject({
      strategies: z.array(z.enum(['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData', 'always'])),
      debug: z.boolean(),
    })
    .optional(),
  /** Absent on a site without search. */
  search: SiteSearch.optional(),
  /** Paths without a page that show another page: see `redirects.json`. */
  rewrites: z
    .array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        /** No path that `from` matches has a page, so viewers need not look for one first. */
        coversNoPage: z.literal(true).optional(),
      }),
    )
    .optional(),
  instances: z.array(z.discriminatedUnion('kind', [DocsInstanceSummary, BlogInstanceSummary])),
});
export type SiteFile = z.infer<typeof SiteFile>;
