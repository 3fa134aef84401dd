import type { CardPage, ThemeColor } from '../../compiler/index.ts';
import { cardText } from './card-text.ts';
import type { Card, CardTheme } from './render-card.ts';

/** @returns the content of a page's card */
export function cardOf(page: CardPage): Card {
  const { direction } = page;
  const title = cardText(page.title);
  const siteTitle = cardText(page.siteTitle);
  const tagline = cardText(page.tagline);
  if (title === '' || title === siteTitle)
    return { title: siteTitle, section: '', site: tagline === '' ? siteTitle : tagline, direction };
  return { title, section: cardText(page.section ?? ''), site: siteTitle, direction };
}

/** @returns the colours for cards in one colour mode */
export function cardTheme(colors: readonly ThemeColor[], mode: 'light' | 'dark'): CardTheme {
  const color = (name: string) => colors.find((each) => each.mode === mode && each.name === name)!.value!;
  const [paper, ink] = [color('paper'), color('ink')];
  return { paper, ink, soft: color('ink-soft'), rule: mixed(ink, paper, 0.14), accent: color('accent') };
}

/** @returns a mix of two colours, where `share` is the share of the first colour, from 0 to 1. Colours are `#rrggbb` */
function mixed(a: string, b: string, share: number): string {
  const [first, second] = [a, b].map((color) => Buffer.from(color.slice(1), 'hex'));
  return `#${Buffer.from(first!.map((value, at) => Math.round(value * share + second![at]! * (1 - share)))).toString('hex')}`;
}
