import * as z from 'zod';
import { Json } from '../../corpus/schema/json.ts';
import { PrismOptions } from './prism.ts';
import { AlgoliaOptions } from './search.ts';
import { address, instanceId } from './values.ts';

const logo = z.strictObject({
  src: address,
  srcDark: address.optional(),
  alt: z.string().optional(),
  href: address.optional(),
  target: z.string().optional(),
  width: z.union([z.string(), z.number()]).optional(),
  height: z.union([z.string(), z.number()]).optional(),
  className: z.string().optional(),
  style: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type LogoOptions = z.infer<typeof logo>;

/** A navbar item. The allowed keys depend on `type`, so this schema accepts all keys. Later code checks the keys. */
export const NavbarItemOptions = z.looseObject({
  type: z.string().optional(),
  position: z.enum(['left', 'right']).optional(),
  label: z.string().optional(),
  to: address.optional(),
  href: address.optional(),
  html: z.string().optional(),
  value: z.string().optional(),
  className: z.string().optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: z.string().optional(),
  docId: z.string().optional(),
  sidebarId: z.string().optional(),
  docsPluginId: instanceId.optional(),
  get items() {
    return z.array(NavbarItemOptions).optional();
  },
  get dropdownItemsBefore() {
    return z.array(NavbarItemOptions).optional();
  },
  get dropdownItemsAfter() {
    return z.array(NavbarItemOptions).optional();
  },
});
export type NavbarItemOptions = z.infer<typeof NavbarItemOptions>;
/** A navbar item as an author writes it. */
export type UserNavbarItem = z.input<typeof NavbarItemOptions>;

const footerItem = z.looseObject({
  label: z.string().optional(),
  to: address.optional(),
  href: address.optional(),
  html: z.string().optional(),
});
export type FooterItemOptions = z.infer<typeof footerItem>;

const footer = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  logo: logo.optional(),
  links: z
    .union([z.array(z.strictObject({ title: z.string().nullish(), items: z.array(footerItem) })), z.array(footerItem)])
    .default([]),
  copyright: z.string().optional(),
});

const headingLevel = z.int().min(2).max(6);

export const ThemeConfig = z.strictObject({
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({}),
  docs: z
    .strictObject({
      versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
      sidebar: z
        .strictObject({ hideable: z.boolean().default(false), autoCollapseCategories: z.boolean().default(false) })
        .prefault({}),
    })
    .prefault({}),
  tableOfContents: z
    .strictObject({ minHeadingLevel: headingLevel.default(2), maxHeadingLevel: headingLevel.default(3) })
    .refine(
      (toc) => toc.minHeadingLevel <= toc.maxHeadingLevel,
      'expected a "minHeadingLevel" that is at most "maxHeadingLevel"',
    )
    .prefault({}),
  prism: PrismOptions.prefault({}),
  navbar: z
    .strictObject({
      title: z.string().optional(),
      logo: logo.optional(),
      mark: z.boolean().default(true),
      hideOnScroll: z.boolean().default(false),
      style: z.enum(['dark', 'primary']).optional(),
      items: z.array(NavbarItemOptions).default([]),
    })
    .prefault({}),
  footer: footer.optional(),
  announcementBar: z
    .strictObject({
      id: z.string().default('announcement-bar'),
      content: z.string(),
      backgroundColor: z.string().optional(),
      textColor: z.string().optional(),
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  /** Settings for diagrams: a Mermaid theme for each colour mode, and options of Mermaid. */
  mermaid: z
    .strictObject({
      theme: z.strictObject({ light: z.string().default('default'), dark: z.string().default('dark') }).prefault({}),
      options: z.record(z.string(), Json).default({}),
    })
    .prefault({}),
  /** Settings for live code: whether the result is above or below the editor. */
  liveCodeBlock: z.strictObject({ playgroundPosition: z.enum(['top', 'bottom']).default('bottom') }).prefault({}),
  /**
   * Whether pages have tools for readers: reader settings, link previews, reading progress, the menu to copy a page,
   * and feedback.
   */
  readingTools: z.boolean().default(true),
  /** Whether readers can set text size and line length, and hide everything except the text. */
  readerSettings: z.boolean().default(true),
  /** Whether hovering over a link shows the beginning of its target. */
  linkPreviews: z.boolean().default(true),
  /** Whether a line at the top of the window shows the reading progress of long pages. */
  readingProgress: z.boolean().default(false),
  /** Whether the agent of a browser with WebMCP can search and read the site. */
  agentTools: z.boolean().default(true),
  /** Style sheets for all pages, relative to the site's folder. Default: `src/css/custom.css` or `theme.css`. */
  customCss: z
    .union([z.string(), z.array(z.string())])
    .transform((files) => [files].flat())
    .optional(),
  /** The basic design: like a book, like a reference manual, or like Docusaurus. */
  preset: z.enum(['lectern', 'plain', 'docusaurus']).default('lectern'),
  /** A colour. Lectern derives the accent colours for light and dark mode from it, with enough contrast for text. */
  accent: z
    .string()
    .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'expected a colour such as "#1a7f64"')
    .optional(),
  /** Whether pages that use Infima classes, such as `container`, `row` and `button`, get Infima's styles. */
  infima: z.boolean().default(false),
  /** Settings for search with Algolia. */
  algolia: AlgoliaOptions.optional(),
  image: address.optional(),
  metadata: z.array(z.record(z.string(), z.string())).default([]),
  /** Settings that only the site's own components read. */
  custom: z.record(z.string(), Json).default({}),
});
export type ThemeConfig = z.infer<typeof ThemeConfig>;
