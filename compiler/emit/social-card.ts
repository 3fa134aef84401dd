import type { Page } from '../../corpus/schema/index.ts';
import type { Json } from '../../corpus/schema/json.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Config } from '../config/config.ts';
import { listLocales } from '../config/locales.ts';
import type { CardPage } from '../extensions/hooks/file-hooks.ts';
import type { Site } from '../site/site.ts';
import type { Content } from './corpus-file.ts';
import { absoluteUrl } from './metadata.ts';

/** Renders social cards. The path of a card is computed before rendering, so that pages can refer to it. */
export interface Cards {
  /**
   * Returns the card of a page; undefined if it has none.
   *
   * @param key output key of the page
   */
  of(page: CardPage, key: string): Promise<SocialCard | undefined>;
  /** Returns the PNG file of a card; undefined if rendering fails. */
  render(card: SocialCard): Promise<Uint8Array | undefined>;
  /** Removes cards from the cache that this run did not use. */
  sweep(): Promise<void>;
  /** Discards the error of a page, or of the card at an output path. */
  drop(key: string): void;
  diagnostics(): readonly Diagnostic[];
}

/** A social card before it is rendered. */
export interface SocialCard {
  /** Output path. */
  path: string;
  card: Json;
}

/** The social card of a page. */
export interface RequestedCard extends SocialCard {
  /** The source of the page. */
  source?: string | undefined;
}

/** Kinds of pages that need no card, because other sites don't link to them. */
const withoutCard: ReadonlySet<Page['kind']> = new Set(['not-found', 'redirect', 'search']);

/** @returns the values to show on a page's card; undefined if the page has an image or needs no card */
export function cardPage(page: Content<Page>, site: Pick<Site, 'config' | 'blogs'>): CardPage | undefined {
  const { config } = site;
  const isHidden = page.kind === 'custom' && page.metadata.robots !== undefined;
  if (withoutCard.has(page.kind) || isHidden || page.metadata.image !== siteImage(config)) return undefined;
  const { currentLocale } = config.i18n;
  return {
    title: page.title ?? '',
    section: sectionOf(page, site),
    siteTitle: config.title,
    tagline: config.tagline,
    direction: listLocales(config).find(({ name }) => name === currentLocale)?.direction ?? 'ltr',
  };
}

/** @returns the address of the default image for pages, from the config */
function siteImage(config: Config): string | undefined {
  const { image } = config.themeConfig;
  return image === undefined ? undefined : absoluteUrl(image, config);
}

function sectionOf(page: Content<Page>, { blogs, config }: Pick<Site, 'blogs' | 'config'>): string | undefined {
  if ('breadcrumbs' in page) return page.breadcrumbs.find(({ label }) => label !== page.title)?.label;
  if (page.kind !== 'post' && page.kind !== 'entry') return undefined;
  const title = blogs.find(({ id }) => id === page.context.instance)?.title;
  return title === config.title ? undefined : title;
}
