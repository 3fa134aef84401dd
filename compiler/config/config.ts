import * as z from 'zod';
import { Json } from '../../corpus/schema/json.ts';
import { AssetOptions, ImageOptions, SocialCardOptions } from './assets.ts';
import { CspOptions } from './csp.ts';
import { BlogOptions, ChangelogOptions } from './blog.ts';
import { DocsOptions } from './docs.ts';
import { slotNames, type SlotName } from '../../corpus/slots.ts';
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

/** How Markdown is read. */
export const MarkdownOptions = z.strictObject({
  /** `detect`: `.md` is CommonMark, `.mdx` is MDX. */
  format: z.enum(['md', 'mdx', 'detect']).default('mdx'),
  /** Rewrites a file's text before it is parsed. */
  preprocessor: checkedFunc<{ filePath: string; fileContent: string }, string>(
    'markdown.preprocessor',
    z.string(),
  ).optional(),
  /** Reads the front matter of a file, with what reads it otherwise at hand. */
  parseFrontMatter: func<FrontMatterFunction>().optional(),
  /** What MDX 1 accepted and MDX 3 doesn't. */
  mdx1Compat: z
    .strictObject({
      comments: z.boolean().default(true),
      admonitions: z.boolean().default(true),
      headingIds: z.boolean().default(true),
      /** What is no MDX as it is now is read as Markdown, with a warning. */
      syntax: z.boolean().default(false),
    })
    .prefault({}),
  admonitions: z
    .strictObject({ keywords: z.array(z.string()).default([]), extendDefaults: z.boolean().default(true) })
    .prefault({}),
  math: z.boolean().default(false),
  emoji: z.boolean().default(true),
  /** Whether the ids that headings get of their texts keep capital letters, and leave out what is written as a directive. */
  anchors: z
    .strictObject({ maintainCase: z.boolean().default(false), withoutDirectives: z.boolean().default(false) })
    .prefault({}),
  /** How long a file may take to be parsed, in milliseconds. One that takes longer is a fault. */
  timeLimit: z.number().int().positive().max(2_147_483_647).default(5000),
  /** How many paragraphs, items, cells, links and the like a file may hold; some count several times. */
  nodeLimit: z.number().int().positive().default(200_000),
  /** Fences of commands for npm that say `npm2yarn`: whether their tabs go together, and which tabs there are beside npm. */
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
  /** Of its pages, where they are served by another host. */
  url: siteUrl.optional(),
  /** Below the site's own, by its name, when absent. */
  baseUrl: baseUrl.optional(),
  /** Whether its translations are read; when absent, when there is a folder of them. */
  translate: z.boolean().optional(),
});

/** Which links to other sites are checked. */
export const ExternalLinkOptions = z.strictObject({
  /** Addresses that are not asked: `*` stands for anything. */
  ignore: z.array(z.string().min(1)).default([]),
  /** Ask addresses of this machine and its network too, and of names that stand for none. */
  local: z.boolean().default(false),
  /** Whether the ids are looked for, too, that links lead to: what follows `#`. */
  anchors: z.boolean().default(true),
  /** How long an address that was fine is not asked again. */
  days: z.number().nonnegative().default(7),
});

const slots = Object.fromEntries(slotNames.map((name) => [name, z.string().min(1).optional()])) as Record<
  SlotName,
  z.ZodOptional<z.ZodString>
>;

/** One instance, several, or `false` for none. What is left out depends on the folders there are: see defaults.ts. */
const instances = <T extends z.ZodType>(options: T) =>
  z.preprocess((value) => (value === false || value === undefined ? [] : [value].flat()), z.array(options));

/** `lectern.config.{ts,mts,js,mjs,cjs,json,yml,yaml}`. Names and defaults are those of Docusaurus where it has the thing. */
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
  /** Tell on the home page when the viewer could not be loaded, and which base URL would help. */
  baseUrlIssueBanner: z.boolean().default(true),
  i18n: z
    .strictObject({
      defaultLocale: localeName.default('en'),
      locales: z.array(localeName).min(1).default(['en']),
      /** The folder of translations. */
      path: folder.default('i18n'),
      localeConfigs: z.record(z.string(), locale).default({}),
      /** Tell on pages that they are not translated. */
      untranslatedNotice: z.boolean().default(true),
      /** Tell readers that the site has their language. */
      suggestLanguage: z.boolean().default(true),
    })
    // Each locale is a site of its own: see locales.ts.
    .transform((i18n) => ({ ...i18n, currentLocale: i18n.defaultLocale, only: undefined as string | undefined }))
    .prefault({}),
  staticDirectories: z.array(folder).default(['static']),
  onBrokenLinks: severity.default('error'),
  onBrokenAnchors: severity.default('warn'),
  onBrokenMarkdownLinks: severity.default('warn'),
  /** Partials that are included and don't exist. */
  onBrokenPartials: severity.default('error'),
  /** Imports of code that can't be resolved or bundled. With `warn` only the content of what they name is shown. */
  onBrokenImports: severity.default('error'),
  onDuplicateRoutes: severity.default('warn'),
  /** What the HTML of pages holds: with `data` no code of theirs is run when a site is compiled. */
  prerender: z.enum(['all', 'data']).default('all'),
  /** How an output comes into its place: file by file, or all at once by a link. */
  publish: z.enum(['in-place', 'swap']).default('in-place'),
  /** Code of pages that cannot be drawn without a browser. */
  onPrerenderError: severity.default('warn'),
  /** Severities by rule, which go before those above. */
  rules: RuleLevels.default({}),
  /** Whether there are pages that show the site from inside. */
  debug: z.boolean().default(false),
  /** `refuse`: code in content is an error. For content that is not trusted. */
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
  /** Names in code that stand for values: name → JSON, or another name. */
  define: z
    .record(z.string().regex(/^[\w$.]+$/, 'expected a name in code, such as "process.env.CHANNEL"'), z.string().min(1))
    .default({}),
  /** Names in code that stand for exports of modules: name → module, as in an import, and what of it if not the default. */
  provide: z
    .record(
      z.string().regex(/^[\w$]+$/, 'expected a name in code, such as "Buffer"'),
      z.union([z.tuple([z.string().min(1)]), z.tuple([z.string().min(1), z.string().regex(/^[\w$]+$/)])], {
        error: 'expected a module, or a module and the name of an export, in a list',
      }),
    )
    .default({}),
  /** Plugins of PostCSS, for the site's style sheets: as PostCSS takes them. */
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
  /** What content may refer to. */
  assets: AssetOptions.prefault({}),
  markdown: MarkdownOptions.prefault({}),
  /** `false`: pictures are published as they are. */
  images: z.union([z.literal(false), ImageOptions]).prefault({}),
  /** A picture with its title for each page that has none of its own, which other sites show where they link to it. */
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
  /** `false` for a site that is not searched. With `themeConfig.algolia` a service answers in place of the embedded index. */
  search: z.union([z.literal(false), SearchOptions]).prefault({}),
  /** What `check --external` asks. */
  externalLinks: ExternalLinkOptions.prefault({}),
  /** Where it is sent what readers think of a page: an address, or a path of the host. They are not asked where it is absent. */
  onFeedback: z
    .union([webAddress, z.string().regex(/^\/(?!\/)/)], {
      error: 'expected an address such as "https://example.org/feedback", or a path such as "/feedback"',
    })
    .optional(),
  /** What pages may run, for hosts to say; `false` for sites that have a policy from elsewhere. */
  csp: z
    .union([z.boolean(), CspOptions], { error: 'expected true, false or settings of the policy' })
    .default(true)
    .transform((given) => (given === true ? CspOptions.parse({}) : given)),
  /** For which hosts redirects, rewrites and headers are written, in the words of each. */
  hosts: HostsOption,
  /** `false` for none. */
  sitemap: z.union([z.literal(false), SitemapOptions]).prefault({}),
  /** Markdown for language models; `full: false` leaves out the file that holds all of it. */
  llms: z.union([z.literal(false), z.strictObject({ full: z.boolean().default(true) })]).prefault({}),
  /** Reading offline; without it the site has no service worker. */
  pwa: PwaOptions.optional(),
  ...htmlOptions,
  /** What plugins of a Docusaurus site tell every page: name of the plugin → id of its instance → data. */
  globalData: z.record(z.string(), z.record(z.string(), Json)).default({}),
  themeConfig: ThemeConfig.prefault({}),
  customFields: z.record(z.string(), Json).default({}),
});

/** The config with every default filled in and every kind of content as a list of instances. */
export type Config = z.infer<typeof Config>;

type Instances<T> = false | T | T[];

/** What an author writes. */
export type UserConfig = Omit<z.input<typeof Config>, 'docs' | 'pages' | 'blog' | 'changelog'> & {
  docs?: Instances<z.input<typeof DocsOptions>>;
  pages?: Instances<z.input<typeof PagesOptions>>;
  blog?: Instances<z.input<typeof BlogOptions>>;
  changelog?: Instances<z.input<typeof ChangelogOptions>>;
};
