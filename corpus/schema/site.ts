import * as z from 'zod';
import { BodyNode } from './body.ts';
import { Json } from './json.ts';
import { SiteSearch } from './site-search.ts';

/** What can be said of a version of docs without its pages. */
export const DocsVersionSummary = z.strictObject({
  name: z.string(),
  label: z.string(),
  /** The base of its pathnames, as served. */
  path: z.string(),
  isLast: z.boolean(),
  /** Whether it is not yet released, the one that readers should see, still cared for, or kept for the record. */
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

/** Where an item leads in each version that has its target: version name → link. */
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
  /** What is shown in place of the label, where it is more than words. */
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

/** A link to a doc, in the version that is read. */
export const NavbarDoc = z.strictObject({
  type: z.literal('doc'),
  ...itemBase,
  instance: z.string(),
  docId: z.string(),
  /** Words that win over the doc's own label. */
  label: z.string().optional(),
  /** What is shown in place of words. */
  body: z.array(BodyNode).optional(),
  targets,
});
export type NavbarDoc = z.infer<typeof NavbarDoc>;

/** A link to the first page of a sidebar, in the version that is read. */
export const NavbarDocSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  ...itemBase,
  instance: z.string(),
  sidebarId: z.string(),
  label: z.string().optional(),
  /** What is shown in place of words. */
  body: z.array(BodyNode).optional(),
  targets,
});
export type NavbarDocSidebar = z.infer<typeof NavbarDocSidebar>;

/** A link to the version of docs that is read. */
export const NavbarDocsVersion = z.strictObject({
  type: z.literal('docsVersion'),
  ...itemBase,
  instance: z.string(),
  label: z.string().optional(),
  /** What is shown in place of words. */
  body: z.array(BodyNode).optional(),
  href: z.string().optional(),
});
export type NavbarDocsVersion = z.infer<typeof NavbarDocsVersion>;

/** An item whose type starts with `custom-`: shown by a component of the site's own. */
export const NavbarCustom = z.strictObject({
  type: z.literal('custom'),
  ...itemBase,
  name: z.string(),
  props: z.record(z.string(), Json),
});
export type NavbarCustom = z.infer<typeof NavbarCustom>;

/** What a dropdown of the navbar may hold. */
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
  /** What is shown in place of the label, where it is more than words. */
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

/** Where the search stands among the items of the navbar. */
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

/** A picture that stands for the site, and where it leads. */
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
  /** The pathname that all pages in it start with. Its corpus lies below that. */
  path: z.string(),
  /** Scheme and host, where they are not the site's own. */
  url: z.string().optional(),
  /** The page that stands in for pages that this language lacks; absent when that page is at `path`. */
  start: z.string().optional(),
  /** Said to readers of this language on the pages of another one; absent where nothing is to be said. */
  suggestion: z.string().optional(),
});
export type Locale = z.infer<typeof Locale>;

/** `corpus/site.json`: what the viewer needs on every page, and nothing that grows with the number of pages. */
export const SiteFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  title: z.string(),
  tagline: z.string(),
  url: z.string(),
  baseUrl: z.string(),
  trailingSlash: z.boolean().optional(),
  titleDelimiter: z.string(),
  /** What wrote the corpus. */
  generator: z.strictObject({ name: z.string(), version: z.string() }).optional(),
  /** Of the site itself: the `version` in its package.json. */
  version: z.string().optional(),
  /** Another one whenever anything else in this file is: pages name the one that they were written with. */
  generation: z.string().optional(),
  favicon: z.string().optional(),
  locale: z.string(),
  /** The language of the files that translations are made of; absent where it is `locale`. */
  defaultLocale: z.string().optional(),
  locales: z.array(Locale),
  /** Whether pages say that nobody has translated them. */
  untranslatedNotice: z.literal(true).optional(),
  /** The pathname below which lies what all languages share, as the viewer; absent where it is the base URL. */
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
    /** Said where nothing stands in the place of a logo that is not there. */
    mark: z.literal(false).optional(),
    hideOnScroll: z.boolean(),
    style: z.enum(['dark', 'primary']).optional(),
    items: z.array(NavbarItem),
    /** In windows narrower than this, in CSS pixels, there is no room for all items: they lie in the menu. */
    foldsBelow: z.number().int().optional(),
  }),
  footer: Footer.optional(),
  docs: z.strictObject({
    versionPersistence: z.enum(['localStorage', 'none']),
    sidebar: z.strictObject({ hideable: z.boolean(), autoCollapseCategories: z.boolean() }),
  }),
  /** The site's own look: style sheets that every page has, and modules in place of parts of the viewer, slot → address. */
  theme: z
    .strictObject({
      styles: z.array(z.string()).optional(),
      slots: z.record(z.string(), z.string()).optional(),
      /** Modules that run on every page, in their order. */
      modules: z.array(z.string()).optional(),
    })
    .optional(),
  /** Labels that differ from those of the viewer, and those of the site's own components: id → text. */
  messages: z.record(z.string(), z.string()).optional(),
  /** How diagrams look: a theme of Mermaid's for each colour mode, and its options. Absent when nothing is set. */
  mermaid: z
    .strictObject({
      theme: z.strictObject({ light: z.string(), dark: z.string() }),
      options: z.record(z.string(), Json),
    })
    .optional(),
  /** Where the result of live code stands, when it isn't below the editor. */
  liveCode: z.strictObject({ position: z.literal('top') }).optional(),
  /** What readers can do with pages, as far as it isn't what they can do anyway. */
  reading: z
    .strictObject({
      /** Readers don't choose the size of the text and the length of its lines. */
      settings: z.literal(false).optional(),
      /** Links to pages of the site show nothing of them when they are pointed at. */
      linkPreviews: z.literal(false).optional(),
      /** A line at the top of the window shows how far a long article has been read. */
      progress: z.literal(true).optional(),
      /** Where it is sent what readers think of a page; they are not asked where it is absent. */
      feedback: z.string().optional(),
    })
    .optional(),
  /** Attributes of `<meta>` elements of every page. */
  metadata: z.array(z.record(z.string(), z.string())).optional(),
  /** What the config says for the site's own components. */
  customFields: z.record(z.string(), Json).optional(),
  /** What plugins of a Docusaurus site tell every page: name of the plugin → id of its instance → data. */
  globalData: z.record(z.string(), z.record(z.string(), Json)).optional(),
  feeds: z.array(z.strictObject({ type: z.string(), title: z.string(), href: z.string() })).optional(),
  /** When the site is kept for reading offline; a site without a service worker has none of it. */
  pwa: z
    .strictObject({
      strategies: z.array(z.enum(['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData', 'always'])),
      debug: z.boolean(),
    })
    .optional(),
  /** Absent on a site that is not searched. */
  search: SiteSearch.optional(),
  /** Paths that show the page of another, for those that have none of their own: see `redirects.json`. */
  rewrites: z
    .array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        /** None of the paths that `from` covers has a page of its own, so there is none to be looked for first. */
        coversNoPage: z.literal(true).optional(),
      }),
    )
    .optional(),
  instances: z.array(z.discriminatedUnion('kind', [DocsInstanceSummary, BlogInstanceSummary])),
});
export type SiteFile = z.infer<typeof SiteFile>;
