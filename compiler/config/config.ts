import * as z from 'zod';
import { Json } from '../../corpus/schema/json.ts';
import { AssetOptions, ImageOptions, SocialCardOptions } from './assets.ts';
import { CspOptions } from './csp.ts';
import type { ExtensionSettings } from './extension-settings.ts';
import { BlogOptions, ChangelogOptions } from './blog.ts';
import { DocsOptions } from './docs.ts';
import { slotNames, type SlotName } from '../../corpus/slots.ts';
import type { FrontMatterFunction } from '../parse/own-front-matter.ts';
import { HostsOption } from './hosts.ts';
import { htmlOptions } from './html-tags.ts';
import { pluginOptions } from './plugins.ts';
import { RedirectOptions, RewriteOptions, SitemapOptions } from './redirects.ts';
import { SearchOptions } from './search.ts';
import { ThemeConfig } from './theme.ts';
import {
  address,
  baseUrl,
  checkedFunc,
  func,
  folder,
  frontMatterSchema,
  instanceId,
  routeBase,
  severity,
  siteUrl,
  webAddress,
  RuleLevels,
} from './values.ts';

/** An extension with its options, as returned by the extension's function. It is not validated yet. */
interface ExtensionEntry {
  readonly extension: { readonly name: string };
  readonly options: unknown;
}

/** Setting → the name of the built-in extension that validates the setting. */
export const extensionOf: { readonly [Setting in keyof ExtensionSettings]-?: string } = { pwa: 'offline' };

/** Schemas that accept any value for settings of extensions. The extensions validate these settings later. */
const extensionSettings = Object.fromEntries(
  Object.keys(extensionOf).map((setting) => [setting, z.unknown().optional()]),
) as unknown as { [Setting in keyof ExtensionSettings]-?: z.ZodOptional<z.ZodType<ExtensionSettings[Setting]>> };

/** Settings for standalone pages. */
export const PagesOptions = z.strictObject({
  id: instanceId.default('default'),
  path: folder.default('src/pages'),
  routeBasePath: routeBase.default(''),
  include: z.array(z.string()).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  exclude: z.array(z.string()).default([]),
  /** Whether files and folders whose names start with `_`, and tests, are partials instead of pages. */
  partials: z.boolean().default(true),
  /** Schema for the front matter of the pages. `page.custom` contains the parsed values. */
  frontMatter: frontMatterSchema,
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  editUrl: webAddress.optional(),
  ...pluginOptions,
});
export type PagesOptions = z.infer<typeof PagesOptions>;

/** Settings for parsing Markdown. */
export const MarkdownOptions = z.strictObject({
  /** `detect`: files are CommonMark if they end with `.md`, and MDX if they end with `.mdx`. */
  format: z.enum(['md', 'mdx', 'detect']).default('mdx'),
  /** Function that rewrites the source of a file before it is parsed. */
  preprocessor: checkedFunc<{ filePath: string; fileContent: string }, string>(
    'markdown.preprocessor',
    z.string(),
  ).optional(),
  /** Function that reads a file's front matter. Its argument includes Lectern's own parser. */
  parseFrontMatter: func<FrontMatterFunction>().optional(),
  /** Support for syntax that MDX 1 accepts and MDX 3 rejects. */
  mdx1Compat: z
    .strictObject({
      comments: z.boolean().default(true),
      admonitions: z.boolean().default(true),
      headingIds: z.boolean().default(true),
      /** Whether Lectern parses a file as CommonMark, with a warning, if the file is not valid MDX 3. */
      syntax: z.boolean().default(false),
    })
    .prefault({}),
  admonitions: z
    .strictObject({ keywords: z.array(z.string()).default([]), extendDefaults: z.boolean().default(true) })
    .prefault({}),
  math: z.boolean().default(false),
  emoji: z.boolean().default(true),
  /**
   * The default description of a page. It is the first paragraph of prose, or the first line, which may be a heading.
   */
  descriptions: z.enum(['paragraph', 'line']).default('paragraph'),
  /** Settings for generated heading ids: whether they keep capital letters, and whether they omit directives. */
  anchors: z
    .strictObject({ maintainCase: z.boolean().default(false), withoutDirectives: z.boolean().default(false) })
    .prefault({}),
  /** Time limit for parsing a file, in milliseconds. Exceeding it is an error. */
  timeLimit: z.number().int().positive().max(2_147_483_647).default(5000),
  /**
   * Maximum number of nodes per file: paragraphs, list items, table cells, links and similar. Expensive nodes
   * count several times.
   */
  nodeLimit: z.number().int().positive().default(200_000),
  /**
   * Settings for npm commands in code blocks with `npm2yarn`: whether their tabs switch together, and the
   * tabs besides npm.
   */
  npm2yarn: z
    .strictObject({
      sync: z.boolean().default(false),
      converters: z.array(z.enum(['yarn', 'pnpm', 'bun'])).default(['yarn', 'pnpm']),
    })
    .prefault({}),
  ...pluginOptions,
});

const localeName = z
  .string()
  .regex(/^[A-Za-z0-9][\w-]*$/, 'expected a locale such as "pt-BR", of letters, digits, "-" and "_"');

const locale = z.strictObject({
  label: z.string().min(1, 'expected the name of a language').optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  htmlLang: z
    .string()
    .regex(/^[A-Za-z]{1,8}([-_][A-Za-z\d]{1,8})*$/, 'expected a language tag, such as "pt-BR"')
    .optional(),
  calendar: z.string().optional(),
  /** Folder of the language's translations, relative to `i18n.path`. Default: the locale. */
  path: folder.optional(),
  /** URL of the language's pages, if another host serves them. */
  url: siteUrl.optional(),
  /** Base URL of the language. Default: the locale, below the site's base URL. */
  baseUrl: baseUrl.optional(),
  /** Whether translations into the language are read. Default: true if their folder exists. */
  translate: z.boolean().optional(),
});

/** Settings for `lectern check --external`. That command requests the addresses of links to other sites. */
export const ExternalLinkOptions = z.strictObject({
  /** Addresses that are never requested. `*` matches any characters. */
  ignore: z.array(z.string().min(1)).default([]),
  /**
   * Whether to request local addresses as well: of this machine, its local network, and reserved names such as
   * `docs.example`.
   */
  local: z.boolean().default(false),
  /** Whether the ids after `#` are also checked. */
  anchors: z.boolean().default(true),
  /** After a successful check, an address is not requested again for this many days. */
  days: z.number().nonnegative().default(7),
});

const AgentOptions = z.strictObject({
  mcp: z.boolean().default(true),
  server: webAddress.optional(),
  /** Programs that open a page, for the menu next to the title. `{url}` is replaced by the page's Markdown address. */
  openIn: z
    .array(
      z.strictObject({
        label: z.string().min(1),
        url: webAddress.refine((url) => url.includes('{url}'), 'expected an address that contains "{url}"'),
      }),
    )
    .default([]),
});

const slots = Object.fromEntries(slotNames.map((name) => [name, z.string().min(1).optional()])) as Record<
  SlotName,
  z.ZodOptional<z.ZodString>
>;

/**
 * Value of a setting such as `docs` or `blog`: one instance, a list of instances, or `false` for none. For defaults,
 * see defaults.ts.
 */
const instances = <T extends z.ZodType>(options: T) =>
  z.preprocess((value) => (value === false || value === undefined ? [] : [value].flat()), z.array(options));

/**
 * Schema of `lectern.config.{ts,mts,js,mjs,cjs,json,yml,yaml}`. Settings that also exist in Docusaurus have the same
 * names and defaults.
 */
export const Config = z.strictObject({
  /** Address of the JSON Schema of this file, for editors. Lectern ignores it. */
  $schema: z.string().optional(),
  title: z.string().min(1),
  tagline: z.string().default(''),
  /** Scheme and host of the site, without a path. */
  url: siteUrl.default('http://localhost:4000'),
  baseUrl: baseUrl.default('/'),
  trailingSlash: z.boolean().optional(),
  titleDelimiter: z.string().default('|'),
  favicon: address.optional(),
  noIndex: z.boolean().default(false),
  /** Whether the home page shows a banner if the viewer can't be loaded. The banner suggests a base URL. */
  baseUrlIssueBanner: z.boolean().default(true),
  i18n: z
    .strictObject({
      defaultLocale: localeName.default('en'),
      locales: z.array(localeName).min(1).default(['en']),
      /** Folder with all translations, relative to the site's folder. */
      path: folder.default('i18n'),
      localeConfigs: z.record(z.string(), locale).default({}),
      /** Whether untranslated pages show a notice. */
      untranslatedNotice: z.boolean().default(true),
      /** Whether a page suggests the translation in the reader's language, if the site has that language. */
      suggestLanguage: z.boolean().default(true),
    })
    // Set for each language; see locales.ts. Lectern compiles a site in several languages as one site per language.
    .transform((i18n) => ({ ...i18n, currentLocale: i18n.defaultLocale, only: undefined as string | undefined }))
    .prefault({}),
  staticDirectories: z.array(folder).default(['static']),
  onBrokenLinks: severity.default('error'),
  onBrokenAnchors: severity.default('warn'),
  onBrokenMarkdownLinks: severity.default('warn'),
  /** Severity if a page includes a partial that doesn't exist. */
  onBrokenPartials: severity.default('error'),
  /**
   * Severity of imports that can't be resolved or bundled. With `warn`, the page shows the children of
   * imported components instead of the components.
   */
  onBrokenImports: severity.default('error'),
  onDuplicateRoutes: severity.default('warn'),
  /**
   * Whether compiling also renders components to HTML. With `data`, Lectern runs no code of pages, and browsers render
   * the components.
   */
  prerender: z.enum(['all', 'data']).default('all'),
  /** How Lectern publishes new output: it replaces the files one by one, or switches a link to a new folder. */
  publish: z.enum(['in-place', 'swap']).default('in-place'),
  /** Severity of code on a page that can only be rendered in a browser. */
  onPrerenderError: severity.default('warn'),
  /** Severity by rule. Overrides the severities above. */
  rules: RuleLevels.default({}),
  /** Whether the site has debug pages. */
  debug: z.boolean().default(false),
  /** `refuse` means that code in content is an error. Use it for content that is not trusted. */
  code: z.enum(['bundle', 'refuse']).default('bundle'),
  /** Components that content may use without an import: name → module specifier. */
  components: z
    .record(
      z.string().regex(/^[A-Z][\w$]*$/, 'expected a component name that starts with a capital, such as "Chart"'),
      z.string().min(1),
    )
    .default({}),
  /** Prefixes of import specifiers: prefix → file or folder, relative to the site's folder. */
  aliases: z.record(z.string().min(1), folder).default({}),
  /** Identifiers in code that are replaced: identifier → JSON of the value, or another identifier. */
  define: z
    .record(
      z.string().regex(/^[\w$.]+$/, 'expected JavaScript identifiers joined by dots, such as "process.env.CHANNEL"'),
      z.string().min(1),
    )
    .default({}),
  /**
   * Global names that code can use without an import: name → module specifier and name of the export. Without a name of
   * an export, the name refers to the default export.
   */
  provide: z
    .record(
      z.string().regex(/^[\w$]+$/, 'expected a JavaScript identifier, such as "Buffer"'),
      z.union([z.tuple([z.string().min(1)]), z.tuple([z.string().min(1), z.string().regex(/^[\w$]+$/)])], {
        error: 'expected the name of a module, or a list of a module name and an export name',
      }),
    )
    .default({}),
  /** PostCSS plugins for the site's style sheets, as in a PostCSS config. */
  postcssPlugins: z
    .array(
      z.custom<object>(
        (value) => typeof value === 'function' || (typeof value === 'object' && value !== null),
        'expected a PostCSS plugin',
      ),
    )
    .default([]),
  /** Modules that replace components of the viewer: slot name → file, relative to the site's folder. */
  theme: z.strictObject(slots).prefault({}),
  /** Settings for the files that content may refer to. */
  assets: AssetOptions.prefault({}),
  markdown: MarkdownOptions.prefault({}),
  /** Extensions: the values that their functions return. `openExtensions` validates them. */
  extensions: z.array(z.custom<ExtensionEntry | false | null | undefined>(() => true)).default([]),
  /** Settings for resized images; `false` to publish images unchanged. */
  images: z.union([z.literal(false), ImageOptions]).prefault({}),
  /**
   * Settings for social cards: images that social networks show next to links to a page. Pages with `image` in the
   * front matter get no card.
   */
  socialCards: z
    .union([z.boolean(), SocialCardOptions], {
      error: 'expected true, false, or an object with settings of the social cards',
    })
    .default(false)
    .transform((given) => (given === true ? SocialCardOptions.parse({}) : given)),
  docs: instances(DocsOptions),
  pages: instances(PagesOptions),
  blog: instances(BlogOptions),
  changelog: instances(ChangelogOptions),
  redirects: RedirectOptions.prefault({}),
  rewrites: z.array(RewriteOptions).default([]),
  /**
   * Settings for search; `false` for none. With `themeConfig.algolia`, Algolia's index replaces the site's own index.
   */
  search: z.union([z.literal(false), SearchOptions]).prefault({}),
  /** Settings for `lectern check --external`. */
  externalLinks: ExternalLinkOptions.prefault({}),
  /** URL or path that receives readers' feedback about pages. Without it, pages have no feedback form. */
  onFeedback: z
    .union([webAddress, z.string().regex(/^\/(?!\/)/)], {
      error: 'expected an address such as "https://example.org/feedback", or a path such as "/feedback"',
    })
    .optional(),
  /** Settings for the content security policy of pages; `false` if the host sets its own policy. */
  csp: z
    .union([z.boolean(), CspOptions], {
      error: 'expected true, false, or an object with settings of the Content Security Policy',
    })
    .default(true)
    .transform((given) => (given === true ? CspOptions.parse({}) : given)),
  /** Hosts for which Lectern writes config files. The files contain redirects, rewrites and HTTP headers. */
  hosts: HostsOption,
  /** Settings for the sitemap; `false` for none. */
  sitemap: z.union([z.literal(false), SitemapOptions]).prefault({}),
  /**
   * Whether to write files for language models: `llms.txt`, and with `full` also `llms-full.txt`, which
   * contains all pages.
   */
  llms: z.union([z.literal(false), z.strictObject({ full: z.boolean().default(true) })]).prefault({}),
  /**
   * Settings for AI assistants and other programs that read the site for a person. With `mcp`, `lectern dev` and
   * `lectern serve` also serve the Model Context Protocol. `server` is the URL of the published MCP server.
   */
  agents: z
    .union([z.boolean(), AgentOptions], { error: 'expected true, false, or an object with settings for agents' })
    .default(false)
    .transform((given) => (given === true ? AgentOptions.parse({}) : given)),
  ...extensionSettings,
  ...htmlOptions,
  /** Global data that Docusaurus plugins provide on all pages: plugin name → instance id → data. */
  globalData: z.record(z.string(), z.record(z.string(), Json)).default({}),
  themeConfig: ThemeConfig.prefault({}),
  customFields: z.record(z.string(), Json).default({}),
});

/** A config with defaults for all missing settings. Each kind of content is a list of instances. */
export type Config = z.infer<typeof Config>;

type Instances<T> = false | T | T[];

/** A config as written by its author, without defaults. */
export type UserConfig = Omit<z.input<typeof Config>, 'docs' | 'pages' | 'blog' | 'changelog'> & {
  docs?: Instances<z.input<typeof DocsOptions>>;
  pages?: Instances<z.input<typeof PagesOptions>>;
  blog?: Instances<z.input<typeof BlogOptions>>;
  changelog?: Instances<z.input<typeof ChangelogOptions>>;
};
