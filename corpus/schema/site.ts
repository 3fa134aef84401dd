import * as z from 'zod';
import { BodyNode } from './body.ts';
import { Json } from './json.ts';
import { SiteSearch } from './site-search.ts';

/** A docs version, without its pages. */
export const DocsVersionSummary = z.strictObject({
  name: z.string(),
  label: z.string(),
  /** The prefix of the paths of the version's pages, as served. */
  path: z.string(),
  isLast: z.boolean(),
  /** Whether the version is unreleased (`next`), the latest (`current`), still maintained, or no longer maintained. */
  state: z.enum(['next', 'current', 'maintained', 'archived']).optional(),
  banner: z.enum(['unreleased', 'unmaintained']).optional(),
  badge: z.boolean(),
  /** A CSS class of `<html>` on pages of this version. */
  className: z.string(),
  mainDoc: z.strictObject({ id: z.string(), path: z.string() }),
});
export type DocsVersionSummary = z.infer<typeof DocsVersionSummary>;

/** A docs instance of the site, with its versions. */
export const DocsInstanceSummary = z.strictObject({
  kind: z.literal('docs'),
  id: z.string(),
  path: z.string(),
  versions: z.array(DocsVersionSummary),
  /** Versions that are published on other sites, the newest first. */
  archived: z.array(z.strictObject({ name: z.string(), label: z.string(), url: z.string() })).optional(),
});
export type DocsInstanceSummary = z.infer<typeof DocsInstanceSummary>;

/** A blog or changelog of the site. */
export const BlogInstanceSummary = z.strictObject({
  kind: z.enum(['blog', 'changelog']),
  id: z.string(),
  path: z.string(),
  title: z.string(),
});
export type BlogInstanceSummary = z.infer<typeof BlogInstanceSummary>;

/** HTML attributes of a link, as the config sets them: `aria-label`, `target`, `data-*`. */
const attributes = z.record(z.string(), z.string()).optional();

const itemBase = {
  position: z.enum(['left', 'right']).optional(),
  className: z.string().optional(),
  attributes,
};

/** The links of a navbar item: version name → link, for each version that contains the linked doc or sidebar. */
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
  /** Rendered instead of the label. Present if the label contains markup. */
  body: z.array(BodyNode).optional(),
  href: z.string(),
  /** The link is active on pages whose path starts with this string. */
  activeBasePath: z.string().optional(),
  /** The link is active on pages whose path matches this regular expression. */
  activeBaseRegex: z.string().optional(),
});
export type NavbarLink = z.infer<typeof NavbarLink>;

/** A navbar item that is HTML. */
export const NavbarHtml = z.strictObject({ type: z.literal('html'), ...itemBase, body: z.array(BodyNode) });
export type NavbarHtml = z.infer<typeof NavbarHtml>;

/** A link to a doc, in the docs version that the reader uses. */
export const NavbarDoc = z.strictObject({
  type: z.literal('doc'),
  ...itemBase,
  instance: z.string(),
  docId: z.string(),
  /** Replaces the label of the doc. */
  label: z.string().optional(),
  /** Rendered instead of the label. Present if the label contains markup. */
  body: z.array(BodyNode).optional(),
  targets,
});
export type NavbarDoc = z.infer<typeof NavbarDoc>;

/** A link to the first page of a sidebar, in the docs version that the reader uses. */
export const NavbarDocSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  ...itemBase,
  instance: z.string(),
  sidebarId: z.string(),
  label: z.string().optional(),
  /** Rendered instead of the label. Present if the label contains markup. */
  body: z.array(BodyNode).optional(),
  targets,
});
export type NavbarDocSidebar = z.infer<typeof NavbarDocSidebar>;

/** A link to the docs version that the reader uses. */
export const NavbarDocsVersion = z.strictObject({
  type: z.literal('docsVersion'),
  ...itemBase,
  instance: z.string(),
  label: z.string().optional(),
  /** Rendered instead of the label. Present if the label contains markup. */
  body: z.array(BodyNode).optional(),
  href: z.string().optional(),
});
export type NavbarDocsVersion = z.infer<typeof NavbarDocsVersion>;

/** An item with a type that starts with `custom-`. A component of the site renders it. */
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

/** A menu in the navbar. */
export const NavbarDropdown = z.strictObject({
  type: z.literal('dropdown'),
  ...itemBase,
  label: z.string(),
  /** Rendered instead of the label. Present if the label contains markup. */
  body: z.array(BodyNode).optional(),
  href: z.string().optional(),
  items: z.array(NavbarSimpleItem),
});
export type NavbarDropdown = z.infer<typeof NavbarDropdown>;

/** A menu of the versions of a docs instance. */
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

/** The position of the search between the other items of the navbar. */
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

/** The logo of the site, and its link. */
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

/** An item of the footer: a link, or HTML. */
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
  /** The prefix of the paths of all pages in this language. The language's corpus is below this path. */
  path: z.string(),
  /** The scheme and the host of this language, if they differ from the site's `url`. */
  url: z.string().optional(),
  /** The page to which the language menu leads if this language lacks the current page. Absent if it is the page at
   * `path`. */
  start: z.string().optional(),
  /**
   * The sentence that suggests this language to its readers, on pages in other languages. Absent if the site suggests
   * no languages.
   */
  suggestion: z.string().optional(),
});
export type Locale = z.infer<typeof Locale>;

/** `corpus/site.json`: the data that a viewer needs on every page. Its size does not depend on the number of pages. */
export const SiteFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  title: z.string(),
  tagline: z.string(),
  url: z.string(),
  baseUrl: z.string(),
  trailingSlash: z.boolean().optional(),
  titleDelimiter: z.string(),
  /** The name and the version of the program that wrote the corpus. */
  generator: z.strictObject({ name: z.string(), version: z.string() }).optional(),
  /** The `version` in the site's package.json. */
  version: z.string().optional(),
  /** Identifies the content of this file. Each page file contains the `generation` of the `site.json` with which it
   * was written. */
  generation: z.string().optional(),
  favicon: z.string().optional(),
  locale: z.string(),
  /** The site's default language, from which other languages are translated. Absent if it equals `locale`. */
  defaultLocale: z.string().optional(),
  locales: z.array(Locale),
  /** Whether pages without a translation display a notice. */
  untranslatedNotice: z.literal(true).optional(),
  /**
   * The path of the files that all languages share, such as the viewer's files. Absent if this path is the base URL.
   */
  sharedUrl: z.string().optional(),
  /** The path of the home page. Absent if the site has no home page. */
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
    /** False if the config disables Lectern's default mark. The navbar of a site without a logo shows that mark. */
    mark: z.literal(false).optional(),
    hideOnScroll: z.boolean(),
    style: z.enum(['dark', 'primary']).optional(),
    items: z.array(NavbarItem),
    /** If the window is narrower than this width in CSS pixels, the navbar's items move into the menu. */
    foldsBelow: z.number().int().optional(),
  }),
  footer: Footer.optional(),
  docs: z.strictObject({
    versionPersistence: z.enum(['localStorage', 'none']),
    sidebar: z.strictObject({ hideable: z.boolean(), autoCollapseCategories: z.boolean() }),
  }),
  /** The theme of the site: style sheets for every page, and modules that replace parts of the viewer (`slots`). */
  theme: z
    .strictObject({
      styles: z.array(z.string()).optional(),
      slots: z.record(z.string(), z.string()).optional(),
      /** Modules that run on every page, in this order. */
      modules: z.array(z.string()).optional(),
      /** Optional parts of the viewer that the site's code needs. They provide modules and slots. */
      extensions: z.array(z.string()).optional(),
    })
    .optional(),
  /**
   * UI strings: id → string. Contains strings that differ from the viewer's defaults, and strings of the site's
   * components.
   */
  messages: z.record(z.string(), z.string()).optional(),
  /** Options of Mermaid, with a Mermaid theme for each colour mode. Absent if the config sets none. */
  mermaid: z
    .strictObject({
      theme: z.strictObject({ light: z.string(), dark: z.string() }),
      options: z.record(z.string(), Json),
    })
    .optional(),
  /** The position of a live code block's result. Absent if the result is below the editor. */
  liveCode: z.strictObject({ position: z.literal('top') }).optional(),
  /** Reading features. Absent fields have their defaults. */
  reading: z
    .strictObject({
      /** False if pages have no tools for readers. */
      tools: z.literal(false).optional(),
      /** False if readers cannot change the text size and the line length. */
      settings: z.literal(false).optional(),
      /** False if links to pages of the site have no preview. */
      linkPreviews: z.literal(false).optional(),
      /** Whether long articles show the reading progress as a line at the top of the window. */
      progress: z.literal(true).optional(),
      /** False if pages offer no WebMCP tools to agents in the browser. */
      agentTools: z.literal(false).optional(),
      /** The endpoint that receives readers' feedback. Absent if pages have no feedback form. */
      feedback: z.string().optional(),
      /** Programs, such as AI assistants, in which a reader can open a page. In `url`, `{url}` is replaced by the
       * encoded address of the page's Markdown file. */
      openIn: z.array(z.strictObject({ label: z.string(), url: z.string() })).optional(),
      /** The MCP server of the site, which readers can connect with their assistant. */
      mcp: z.strictObject({ name: z.string(), url: z.string() }).optional(),
    })
    .optional(),
  /** Attributes of the `<meta>` elements that every page has. */
  metadata: z.array(z.record(z.string(), z.string())).optional(),
  /** `customFields` of the config, for components of the site. */
  customFields: z.record(z.string(), Json).optional(),
  /** Data that plugins of a Docusaurus site provide: name of the plugin → id of its instance → data. */
  globalData: z.record(z.string(), z.record(z.string(), Json)).optional(),
  feeds: z.array(z.strictObject({ type: z.string(), title: z.string(), href: z.string() })).optional(),
  /**
   * Conditions for storing the site in a reader's browser for offline reading. Absent if the site has no service
   * worker.
   */
  pwa: z
    .strictObject({
      strategies: z.array(z.enum(['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData', 'always'])),
      debug: z.boolean(),
    })
    .optional(),
  /** The search of the site. Absent if the site has no search. */
  search: SiteSearch.optional(),
  /** Rewrites: paths without a page that show the page of another path, as in `redirects.json`. */
  rewrites: z
    .array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        /** Set if no path that matches `from` has its own page. A viewer can then request the target without trying
         * the path first. */
        coversNoPage: z.literal(true).optional(),
      }),
    )
    .optional(),
  instances: z.array(z.discriminatedUnion('kind', [DocsInstanceSummary, BlogInstanceSummary])),
});
export type SiteFile = z.infer<typeof SiteFile>;
