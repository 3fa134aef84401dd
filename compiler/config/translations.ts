import type { Config } from './config.ts';
import type { NavbarItemOptions } from './theme.ts';

/** Texts in one language, by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** What is said in one language beside the pages, in the files and under the keys that Docusaurus has for it. */
export interface Translations {
  /** Labels of the viewer and of the site's own code: `code.json`. */
  readonly code: Texts;
  readonly navbar: Texts;
  readonly footer: Texts;
  /** Labels of versions and of what is in sidebars: instance of docs → version → texts. */
  readonly docs: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
  /** Titles of blogs: instance → texts. */
  readonly blog: Readonly<Record<string, Texts>>;
}

/** Of a language in which nothing is said beside the pages. */
export const noTranslations: Translations = { code: {}, navbar: {}, footer: {}, docs: {}, blog: {} };

/** @returns the text of a key, also of one that the site's own files have no text for, or the one that is in these */
export function translated<Text extends string | undefined>(texts: Texts, key: string, text: Text): Text {
  return Object.hasOwn(texts, key) ? (texts[key] as Text) : text;
}

/** What a blog is called by its config, and by which keys in `options.json`. */
const blogTitles = { blogTitle: 'title', blogDescription: 'description', blogSidebarTitle: 'sidebar.title' } as const;

/** @returns the config with its texts in the language of the translations */
export function translateConfig(config: Config, { navbar, footer, blog }: Translations): Config {
  const { themeConfig } = config;
  return {
    ...config,
    themeConfig: {
      ...themeConfig,
      navbar: translateNavbar(themeConfig.navbar, navbar),
      footer: themeConfig.footer && translateFooter(themeConfig.footer, footer),
    },
    blog: config.blog.map((options) => {
      const texts = blog[options.id] ?? {};
      const said = Object.entries(blogTitles).filter(([, key]) => texts[key] !== undefined);
      return { ...options, ...Object.fromEntries(said.map(([name, key]) => [name, texts[key]])) };
    }),
  };
}

type Navbar = Config['themeConfig']['navbar'];

function translateNavbar(navbar: Navbar, texts: Texts): Navbar {
  const { title, logo, items } = navbar;
  const item = (given: NavbarItemOptions): NavbarItemOptions => {
    const { label } = given;
    const own =
      label === undefined ? { ...given } : { ...given, label: translated(texts, `item.label.${label}`, label) };
    // Links that are added to a dropdown are called by the same keys.
    for (const name of ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const)
      if (given[name]) own[name] = given[name].map(item);
    return own;
  };
  return {
    ...navbar,
    title: translated(texts, 'title', title),
    logo: logo && { ...logo, alt: translated(texts, 'logo.alt', logo.alt) },
    items: items.map(item),
  };
}

type Footer = NonNullable<Config['themeConfig']['footer']>;

function translateFooter(footer: Footer, texts: Texts): Footer {
  const { logo, links, copyright } = footer;
  type Item = Extract<Footer['links'][number], { items: unknown }>['items'][number];
  const item = (given: Item): Item => {
    const { label } = given;
    return label === undefined ? given : { ...given, label: translated(texts, `link.item.label.${label}`, label) };
  };
  const isColumn = (given: Footer['links'][number]): given is Extract<Footer['links'][number], { items: unknown }> =>
    Array.isArray(given.items);
  return {
    ...footer,
    logo: logo && { ...logo, alt: translated(texts, 'logo.alt', logo.alt) },
    links: links.map((each) => {
      if (!isColumn(each)) return item(each);
      const { title, items } = each;
      return {
        ...each,
        title: title === null || title === undefined ? title : translated(texts, `link.title.${title}`, title),
        items: items.map(item),
      };
    }) as Footer['links'],
    copyright: translated(texts, 'copyright', copyright),
  };
}

/**
 * @returns the names in braces that a translation has and its original has not, as in `Hello {name}`; of an original that
 *   names values those whose second brace is missing, too
 */
export function unknownPlaceholders(text: string, original: string): string[] {
  const namesIn = (said: string) => new Set(said.match(/\{\w+\}/g));
  const known = namesIn(original);
  const open = known.size === 0 ? [] : (text.match(/\{\w+(?![\w}])/g) ?? []);
  return [...[...namesIn(text)].filter((name) => !known.has(name)), ...open];
}
