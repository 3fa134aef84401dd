import { textOf } from '../../../corpus/body/text-of.ts';
import type { BodyNode, NavbarItem, SiteFile } from '../../../corpus/schema/index.ts';
import type { ThemeContext } from './theme-context.ts';

/**
 * Breakpoints in the viewer's `navbar.css`, in CSS pixels: window widths from which all items can be visible. The
 * navbar doesn't grow beyond the last breakpoint. If the items need more width, they are always in the menu.
 */
const steps = [1100, 1200, 1300, 1440, 1536];
const never = 100_000;
/** Up to the window width `close`, items have less padding. Below `lowest`, all items are in the menu: see
 * `navbar.css`. */
const close = 1200;
const lowest = 997;

const em = { item: 15, title: 19 };
/** Width of everything except the items: edges, gaps, logo, and the buttons for colour mode and search. */
const frame = 190;
/** Maximum width of the title in this estimate, because CSS shortens long titles. */
const mostOfTitle = 180;
const gap = 2;
const chevron = 20;
const icon = 24;
/** Width of the external link icon. */
const external = 15;
/** Assumed width of a custom component. */
const unknown = 40;

/**
 * Estimates the width of the navbar from the number of letters, with an error of a few pixels. If browsers measured
 * the width instead, items would appear and then move into the menu.
 *
 * @returns the smallest window width in CSS pixels at which all items fit. Undefined if they fit on all screens larger
 * than a tablet
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
    // An item without a label shows an icon.
    return padding + gap + (shown === '' ? icon : textWidth(shown, em.item));
  };
  // The label is the version of the current page. Labels of other versions may be slightly longer than this one.
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

/**
 * Estimates the width of a string. A Chinese, Japanese or Korean letter is as wide as the font size. Another character
 * is a little wider than half the font size.
 */
function textWidth(text: string, size: number): number {
  const letters = [...text];
  const wide = letters.filter((letter) => /[\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/.test(letter)).length;
  return size * (wide + (letters.length - wide) * 0.57);
}
