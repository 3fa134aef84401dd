import type { Page } from '../../corpus/schema/index.ts';
import type { Card, CardTheme } from '../cards/render-card.ts';
import { cardText } from '../cards/card-text.ts';
import type { Config } from '../config/config.ts';
import { listLocales } from '../config/locales.ts';
import type { Site } from '../site/site.ts';
import type { Content } from './corpus-file.ts';
import { accentIn } from './theme/theme-text.ts';
import { mix } from './theme/colors.ts';
import { presets } from './theme/presets.ts';
import { absoluteUrl } from './metadata.ts';

/** Renders social cards. A card's path is known before it is rendered. */
export interface Cards {
  /** Returns the output path of a card; undefined if no font has all of its characters. */
  pathOf(card: Card, theme: CardTheme): Promise<string | undefined>;
  render(card: Card, theme: CardTheme): Promise<Uint8Array>;
  /** Removes cards from the cache that this run did not use. */
  sweep(): Promise<void>;
}

/** The social card of a page. */
export interface RequestedCard {
  path: string;
  card: Card;
  /** The source of the page. */
  source?: string | undefined;
}

/** Kinds of pages that need no card, because other sites don't link to them. */
const withoutCard: ReadonlySet<Page['kind']> = new Set(['not-found', 'redirect', 'search']);

/** @returns the content of a page's card; undefined if the page has an image or needs no card */
export function cardOf(page: Content<Page>, site: Pick<Site, 'config' | 'blogs'>): Card | undefined {
  const { config } = site;
  const isHidden = page.kind === 'custom' && page.metadata.robots !== undefined;
  if (withoutCard.has(page.kind) || isHidden || page.metadata.image !== siteImage(config)) return undefined;
  const title = cardText(page.title ?? '');
  const siteTitle = cardText(config.title);
  const tagline = cardText(config.tagline);
  const isHome = title === '' || title === siteTitle;
  const { currentLocale } = config.i18n;
  return {
    title: isHome ? siteTitle : title,
    section: isHome ? undefined : cardText(sectionOf(page, site) ?? '') || undefined,
    site: isHome && tagline !== '' ? tagline : siteTitle,
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

/** @returns the colours for cards, from the site's theme */
export function cardTheme({ themeConfig: { preset, accent: color }, socialCards }: Config): CardTheme {
  const mode = (socialCards && socialCards.mode) || 'light';
  const { paper, ink, 'ink-soft': soft, accent } = presets[preset][mode];
  return {
    paper: paper!,
    ink: ink!,
    soft: soft!,
    rule: mix(ink!, paper!, 0.14),
    accent: color === undefined ? accent! : accentIn(presets[preset], mode, color).accent,
  };
}
