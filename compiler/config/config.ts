import * as z from 'zod';
import { Json } from '../../corpus/schema/json.ts';
import { AssetOptions, ImageOptions, SocialCardOptions } from './assets.ts';
import { CspOptions } from './csp.ts';
import { BlogOptions, ChangelogOptions } from './blog.ts';
import { DocsOptions } from './docs.ts';
import { slotNames, type SlotName } from '../../corpus/slots.ts';
import type { ExtensionUse } from '../extensions/extension.ts';
import type { FrontMatterFunction } from '../parse/own-front-matter.ts';
import { HostsOption } from './hosts.ts';
import { htmlOptions } from './html-tags.ts';
import { PwaOptions } from './pwa.ts';
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
  instanceId,
  routeBase,
  severity,
  siteUrl,
  webAddress,
  RuleLevels,
} from './values.ts';

/** Standalone pages. */
export const PagesOptions = z.strictObject({
  id: instanceId.default('default'),
  path: folder.default('src/pages'),
  routeBasePath: routeBase.default(''),
  include: z.array(z.string()).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  exclude: z.array(z.string()).default([]),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  editUrl: webAddress.optional(),
  ...pluginOptions,
});
export type PagesOptions = z.infer<typeof PagesOptions>;

/** Options for parsing Markdown. */
export const MarkdownOptions = z.strictObject({
  /** `detect`: `.md` is CommonMark, `.mdx` is MDX. */
  format: z.enum(['md', 'mdx', 'detect']).default('mdx'),
  /** Rewrites the source of a file before it is parsed. */
  preprocessor: checkedFunc<{ filePath: string; fileContent: string }, string>(
    'markdown.preprocessor',
    z.string(),
  ).optional(),
  /** Reads the front matter of a file. It receives the default reader as well. */
  parseFrontMatter: func<FrontMatterFunction>().optional(),
  /** Syntax that MDX 1 accepts and MDX 3 rejects. */
  mdx1Compat: z
    .strictObject({
      comments: z.boolean().default(true),
      admonitions: z.boolean().default(true),
      headingIds: z.boolean().default(true),
      /** A file that is not valid MDX 3 is read as Markdown, with a warning. */
      syntax: z.boolean().default(false),
    })
    .prefault({}),
  admonitions: z
    .strictObject({ keywords: z.array(z.string()).default([]), extendDefaults: z.boolean().default(true) })
    .prefault({}),
  math: z.boolean().default(false),
  emoji: z.boolean().default(true),
  /** Whether generated heading ids keep capital letters, and leave out directives. */
  anchors: z
    .strictObject({ maintainCase: z.boolean().default(false), withoutDirectives: z.boolean().default(false) })
    .prefault({}),
  /** The time limit for parsing a file, in milliseconds. A file over the limit is an error. */
  timeLimit: z.number().int().positive().max(2_147_483_647).default(5000),
  /** The maximum number of paragraphs, items, cells, links and similar nodes per file; some count several times. */
  nodeLimit: z.number().int().positive().default(200_000),
  /**
   * Fences with npm commands and the mark `npm2yarn`: whether their tabs are synchronized, and the tabs besides npm.
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
    .regex(/^[A-Za-z]{1,8}([-_][A-Za-z\d]{1,8})*$/, 'expected a language as in HTML, such as "pt-BR"')
    .optional(),
  calendar: z.string().optional(),
  /** Its folder below `i18n.path`; its name when absent. */
  path: folder.optional(),
  /** The URL of its pages, if another host serves them. */
  url: siteUrl.optional(),
  /** The default is its name below the site's base URL. */
  baseUrl: baseUrl.optional(),
  /** Whether to read its translations; by default, if their folder exists. */
  translate: z.boolean().optional(),
});

/** The links to other sites that are checked. */
export const ExternalLinkOptions = z.strictObject({
  /** Addresses that are not requested. `*` matches any characters. */
  ignore: z.array(z.string().min(1)).default([]),
  /** Also request addresses of this machine and its network, and reserved names, such as `docs.example`. */
  local: z.boolean().default(false),
  /** Also check the ids in links, after `#`. */
  anchors: z.boolean().default(true),
  /** The number of days before a working address is requested again. */
  days: z.number().nonnegative().default(7),
});

const slots = Object.fromEntries(slotNames.map((name) => [name, z.string().min(1).optional()])) as Record<
  SlotName,
  z.ZodOptional<z.ZodString>
>;

/** One instance, several, or `false` for none. Default instances depend on the existing folders: see defaults.ts. */
const instances = <T extends z.ZodType>(options: T) =>
  z.preprocess((value) => (value === false || value === undefined ? [] : [value].flat()), z.array(options));

/**
 * `lectern.config.{ts,mts,js,mjs,cjs,json,yml,yaml}`. Names and defaults are the same as in Docusaurus, if it has the
 * setting.
 */
export const Config = z.strictObject({
  /** The JSON Schema of the config, for editors; Lectern ignores it. */
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
  /** Show a banner on the home page if the viewer could not be loaded. It suggests a base URL. */
  baseUrlIssueBanner: z.boolean().default(true),
  i18n: z
    .strictObject({
      defaultLocale: localeName.default('en'),
      locales: z.array(localeName).min(1).default(['en']),
      /** The folder of translations. */
      path: folder.default('i18n'),
      localeConfigs: z.record(z.string(), locale).default({}),
      /** Show a notice on untranslated pages. */
      untranslatedNotice: z.boolean().default(true),
      /** Suggest the reader's language if the site has it. */
      suggestLanguage: z.boolean().default(true),
    })
    // Each locale is a separate site: see locales.ts.
    .transform((i18n) => ({ ...i18n, currentLocale: i18n.defaultLocale, only: undefined as string | undefined }))
    .prefault({}),
  staticDirectories: z.array(folder).default(['static']),
  onBrokenLinks: severity.default('error'),
  onBrokenAnchors: severity.default('warn'),
  onBrokenMarkdownLinks: severity.default('warn'),
  /** Partials that are included and don't exist. */
  onBrokenPartials: severity.default('error'),
  /**
   * Imports of code that can't be resolved or bundled. With `warn`, the page shows only the children of the imported
   * components.
   */
  onBrokenImports: severity.default('error'),
  onDuplicateRoutes: severity.default('warn'),
  /** The content of the HTML pages: with `data`, compiling a site runs no code of pages. */
  prerender: z.enum(['all', 'data']).default('all'),
  /** How an output is published: file by file, or all at once by switching a link. */
  publish: z.enum(['in-place', 'swap']).default('in-place'),
  /** Code of pages that cannot be rendered without a browser. */
  onPrerenderError: severity.default('warn'),
  /** Severities by rule. They override the severities above. */
  rules: RuleLevels.default({}),
  /** Whether to add debug pages about the site. */
  debug: z.boolean().default(false),
  /** `refuse`: code in content is an error. For untrusted content. */
  code: z.enum(['bundle', 'refuse']).default('bundle'),
  /** Components that content may use without importing them: name → module, as in an import. */
  components: z
    .record(
      z.string().regex(/^[A-Z][\w$]*$/, 'expected a component name that starts with a capital, such as "Chart"'),
      z.string().min(1),
    )
    .default({}),
  /** Names that imports may start with: name → folder or file, relative to the site's folder. */
  aliases: z.record(z.string().min(1), folder).default({}),
  /** Names in code that are replaced with values: name → JSON, or another name. */
  define: z
    .record(z.string().regex(/^[\w$.]+$/, 'expected a name in code, such as "process.env.CHANNEL"'), z.string().min(1))
    .default({}),
  /**
   * Names in code that are replaced with exports: name → module, as in an import, and the export. The default export
   * needs no name.
   */
  provide: z
    .record(
      z.string().regex(/^[\w$]+$/, 'expected a name in code, such as "Buffer"'),
      z.union([z.tuple([z.string().min(1)]), z.tuple([z.string().min(1), z.string().regex(/^[\w$]+$/)])], {
        error: 'expected a module, or a module and the name of an export, in a list',
      }),
    )
    .default({}),
  /** PostCSS plugins for the site's style sheets, in the format of PostCSS. */
  postcssPlugins: z
    .array(
      z.custom<object>(
        (value) => typeof value === 'function' || (typeof value === 'object' && value !== null),
        'expected a plugin of PostCSS',
      ),
    )
    .default([]),
  /** Modules that replace parts of the viewer: slot → file, relative to the site's folder. */
  theme: z.strictObject(slots).prefault({}),
  /** The files that content may refer to. */
  assets: AssetOptions.prefault({}),
  markdown: MarkdownOptions.prefault({}),
  /** Additions to Lectern: extensions, called with their options. `openExtensions` checks the entries. */
  extensions: z.array(z.custom<ExtensionUse | false | null | undefined>(() => true)).default([]),
  /** `false`: images are published unchanged. */
  images: z.union([z.literal(false), ImageOptions]).prefault({}),
  /**
   * A social card with the title for each page without its own image. Other sites show it next to links to the page.
   */
  socialCards: z
    .union([z.boolean(), SocialCardOptions], { error: 'expected true, false or settings of the cards' })
    .default(false)
    .transform((given) => (given === true ? SocialCardOptions.parse({}) : given)),
  docs: instances(DocsOptions),
  pages: instances(PagesOptions),
  blog: instances(BlogOptions),
  changelog: instances(ChangelogOptions),
  redirects: RedirectOptions.prefault({}),
  rewrites: z.array(RewriteOptions).default([]),
  /** `false` for a site without search. With `themeConfig.algolia`, a service replaces the embedded index. */
  search: z.union([z.literal(false), SearchOptions]).prefault({}),
  /** Links that `check --external` requests. */
  externalLinks: ExternalLinkOptions.prefault({}),
  /**
   * Receives the readers' feedback about a page: an address, or a path of the host. Without it, there is no feedback
   * form.
   */
  onFeedback: z
    .union([webAddress, z.string().regex(/^\/(?!\/)/)], {
      error: 'expected an address such as "https://example.org/feedback", or a path such as "/feedback"',
    })
    .optional(),
  /** The content security policy of pages; `false` for sites whose policy comes from elsewhere. */
  csp: z
    .union([z.boolean(), CspOptions], { error: 'expected true, false or settings of the policy' })
    .default(true)
    .transform((given) => (given === true ? CspOptions.parse({}) : given)),
  /** The hosts that redirects, rewrites and headers are written for, in the format of each. */
  hosts: HostsOption,
  /** `false` for none. */
  sitemap: z.union([z.literal(false), SitemapOptions]).prefault({}),
  /** Markdown for language models; `full: false` leaves out the file with all pages. */
  llms: z.union([z.literal(false), z.strictObject({ full: z.boolean().default(true) })]).prefault({}),
  /** Reading offline; without it the site has no service worker. */
  pwa: PwaOptions.optional(),
  ...htmlOptions,
  /** Global data of Docusaurus plugins, on every page: name of the plugin → id of its instance → data. */
  globalData: z.record(z.string(), z.record(z.string(), Json)).default({}),
  themeConfig: ThemeConfig.prefault({}),
  customFields: z.record(z.string(), Json).default({}),
});

/** The config with every default filled in and every kind of content as a list of instances. */
export type Config = z.infer<typeof Config>;

type Instances<T> = false | T | T[];

/** The config as an author writes it. */
export type UserConfig = Omit<z.input<typeof Config>, 'docs' | 'pages' | 'blog' | 'changelog'> & {
  docs?: Instances<z.input<typeof DocsOptions>>;
  pages?: Instances<z.input<typeof PagesOptions>>;
  blog?: Instances<z.input<typeof BlogOptions>>;
  changelog?: Instances<z.input<typeof ChangelogOptions>>;
};
