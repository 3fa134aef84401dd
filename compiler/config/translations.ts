import type { Config } from './config.ts';
import type { NavbarItemOptions } from './theme.ts';

/** Translation key → message in one language. */
export type Texts = Readonly<Record<string, string>>;

/** UI strings in one language. Files and keys are the same as in Docusaurus. */
export interface Translations {
  /** Strings of the viewer and of the site's own code: `code.json`. */
  readonly code: Texts;
  readonly navbar: Texts;
  readonly footer: Texts;
  /** Labels of versions and sidebar items: docs instance → version → messages. */
  readonly docs: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
  /** Titles of blogs: blog instance → messages. */
  readonly blog: Readonly<Record<string, Texts>>;
}

/** Translations for a language without UI string files. */
export const noTranslations: Translations = { code: {}, navbar: {}, footer: {}, docs: {}, blog: {} };

/** @returns the translation of a key; `text` if the key has no translation */
export function translated<Text extends string | undefined>(texts: Texts, key: string, text: Text): Text {
  return Object.hasOwn(texts, key) ? (texts[key] as Text) : text;
}

/** Setting of a blog → its key in `options.json`. */
const blogTitles = { blogTitle: 'title', blogDescription: 'description', blogSidebarTitle: 'sidebar.title' } as const;

/** @returns a config with translated UI strings */
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
      const present = Object.entries(blogTitles).filter(([, key]) => texts[key] !== undefined);
      return { ...options, ...Object.fromEntries(present.map(([name, key]) => [name, texts[key]])) };
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
    // `items` of a dropdown and the items before and after a generated list use the same translation keys.
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
 * @returns placeholders such as `{name}` that occur in a translation but not in its original. If the original has
 * placeholders, also `{name` without a closing brace
 */
export function unknownPlaceholders(text: string, original: string): string[] {
  const namesIn = (message: string) => new Set(message.match(/\{\w+\}/g));
  const known = namesIn(original);
  const open = known.size === 0 ? [] : (text.match(/\{\w+(?![\w}])/g) ?? []);
  return [...[...namesIn(text)].filter((name) => !known.has(name)), ...open];
}
