import { textOf } from '../../../corpus/body/text-of.ts';
import type { BodyNode, NavbarItem, SiteFile } from '../../../corpus/schema/index.ts';
import type { ThemeContext } from './theme-context.ts';

/**
 * From these widths of a window on the viewer's style sheet can show all items, in CSS pixels: see `navbar.css`. The row
 * is no wider than the widest, and what needs more is never shown in it.
 */
const steps = [1100, 1200, 1300, 1440, 1536];
const never = 100_000;
/** Up to this width items stand closer, and below the lowest no site shows any: see `navbar.css`, too. */
const close = 1200;
const lowest = 997;

const em = { item: 15, title: 19 };
/** What is there besides the items: edges, gaps, the logo, and the buttons of the colour mode and the search. */
const frame = 190;
/** A long title is cut before anything gives way. */
const mostOfTitle = 180;
const gap = 2;
const chevron = 20;
const icon = 24;
/** What tells that a link leads out of the site. */
const external = 15;
/** What a component of a site's own takes, as far as anybody knows. */
const unknown = 40;

/**
 * Nobody can tell before it is drawn how wide a navbar is, and once it is drawn it is too late: items that were seen would
 * go away. So it is told from the number of letters, which is wrong by some pixels.
 *
 * @returns from which width of a window on there is room for all items; undefined where phones and tablets alone lack it
 */
export function foldsBelow({ title = '', items }: SiteFile['navbar'], context: ThemeContext): number | undefined {
  const withPadding = (padding: number) =>
    frame +
    Math.min(mostOfTitle, textWidth(title, em.title)) +
    items.reduce((sum, item) => sum + widthOf(item, padding, context), 0);
  const whenClose = withPadding(16);
  const needed = whenClose <= close ? whenClose : withPadding(22.4);
  return needed <= lowest ? undefined : (steps.find((step) => step >= needed) ?? never);
}

function widthOf(item: NavbarItem, padding: number, { docs, config }: ThemeContext): number {
  const words = (label = '', body?: readonly BodyNode[]) => {
    const shown = body ? textOf(body) : label;
    // Where there are no words there is a picture.
    return padding + gap + (shown === '' ? icon : textWidth(shown, em.item));
  };
  // Of pages of other versions it is theirs, which may be longer by some letters.
  const versionOf = (instance: string) => {
    const { versions = [] } = docs.find(({ id }) => id === instance) ?? {};
    return (versions.find(({ isLast }) => isLast) ?? versions[0])?.label;
  };
  switch (item.type) {
    case 'link':
      return words(item.label, item.body) + (/^https?:/.test(item.href) ? external : 0);
    case 'doc':
    case 'docSidebar':
      return words(item.label ?? longest(Object.values(item.targets).map(({ label }) => label)), item.body);
    case 'docsVersion':
      return words(item.label ?? versionOf(item.instance), item.body);
    case 'dropdown':
      return words(item.label, item.body) + chevron;
    case 'docsVersionDropdown':
      return words(versionOf(item.instance)) + chevron;
    case 'localeDropdown':
      return words(config.i18n.localeConfigs[config.i18n.currentLocale]?.label) + icon + chevron;
    case 'html':
      return gap + (textWidth(textOf(item.body), em.item) || icon + padding);
    case 'custom':
      return unknown;
    case 'search':
      return 0;
  }
}

function longest(labels: readonly string[] = []): string {
  return labels.reduce((found, label) => (label.length > found.length ? label : found), '');
}

/** Letters of Chinese, Japanese and Korean are as wide as they are high, others a little more than half of that. */
function textWidth(text: string, size: number): number {
  const letters = [...text];
  const wide = letters.filter((letter) => /[\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/.test(letter)).length;
  return size * (wide + (letters.length - wide) * 0.57);
}
