import type sharpModule from 'sharp';
import { scriptsOf } from './scripts-of.ts';

export type Sharp = typeof sharpModule;

/**
 * A social card: the image that other sites show next to a link to a page. Strings must come from `cardText`.
 * Empty strings are left out.
 */
export type Card = {
  title: string;
  /** The part of the site that contains the page. */
  section: string;
  /** Title or tagline of the site. */
  site: string;
  direction: 'ltr' | 'rtl';
};

/** Colours of cards: `#rrggbb`. */
export interface CardTheme {
  paper: string;
  ink: string;
  soft: string;
  rule: string;
  accent: string;
}

/** The font of a card. For letters without a glyph in this font, installed fonts are used. */
export interface CardFont {
  family: string;
  /** Absolute paths of OpenType files. */
  files: readonly string[];
}

/** Version of the rendering, part of the cache key. Increase it when cards look different. */
export const cardRelease = 1;

/** Size of a card in pixels. Social networks show this size without cropping. */
const size = { width: 1200, height: 630 };
const margin = 88;
const titleTop = 188;
/** Maximum width of the lines above and below the title, in pixels. */
const lineWidth = 880;
/** Maximum height of a line, in pixels. Only letters with many stacked diacritics exceed it. */
const lineHeight = 76;
/** Maximum size of the title, and the font sizes to try, largest first. */
const titleBox = { width: 940, height: 306 };
const titleSizes = [84, 72, 60, 50, 42];
const ribbon = { width: 68, height: 148, notch: 34 };

/** How a string is rendered. */
interface Lettering {
  /** Font size in pixels. */
  letters: number;
  /** Colour: `#rrggbb`. */
  color: string;
  font: CardFont;
  sharp: Sharp;
}

/** A rendered string. Each pixel has four bytes. */
interface Lettered {
  data: Buffer;
  width: number;
  height: number;
}

/** Renders a card. @returns a PNG file */
export async function renderCard(card: Card, theme: CardTheme, font: CardFont, sharp: Sharp): Promise<Uint8Array> {
  /** @returns the x coordinate of a box's left edge. `start` is the distance from the edge of the card at which text
   * starts: right in right-to-left text */
  const from = (start: number, width: number) => (card.direction === 'rtl' ? size.width - start - width : start);
  const placed = (text: Lettered | undefined, top: number) => {
    if (!text) return [];
    const { data, width, height } = text;
    return [{ input: data, raw: { width, height, channels: 4 as const }, left: from(margin, width), top }];
  };
  const inLine = (text: string, letters: number, color: string) => oneLine(text, { letters, color, font, sharp });

  const isAlone = card.section === '';
  const texts = [
    placed(await titleOf(card.title, { color: theme.ink, font, sharp }), isAlone ? titleTop - 40 : titleTop),
    placed(await inLine(card.site, 34, theme.soft), 550),
    placed(await inLine(card.section, 32, theme.accent), 116),
  ].flat();
  const shapes = shapesOf(theme, from(size.width - margin - ribbon.width, ribbon.width));
  // With a palette, the file is half as large, and encoding it takes half the time.
  return sharp(Buffer.from(shapes))
    .composite(texts)
    .png({ palette: true, colours: 64, dither: 0, effort: 1 })
    .toBuffer();
}

/** @returns an SVG with the background, a line at the bottom, and a bookmark ribbon */
function shapesOf({ paper, rule, accent }: CardTheme, left: number): string {
  const { width, height } = size;
  const { width: wide, height: long, notch } = ribbon;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<rect y="${height - 14}" width="${width}" height="14" fill="${accent}"/>`,
    `<rect x="${margin}" y="520" width="${width - 2 * margin}" height="2" fill="${rule}"/>`,
    `<path d="M${left} 0h${wide}v${long}l${-wide / 2} ${-notch} ${-wide / 2} ${notch}z" fill="${accent}"/>`,
    '</svg>',
  ].join('');
}

/** Renders a string as pixels. @param width maximum width, in pixels */
async function lettered(text: string, { letters, color, font, sharp }: Lettering, width?: number): Promise<Lettered> {
  // Connected scripts (Arabic, for example) must not have letter spacing.
  const spacing = scriptsOf(text).length === 0 ? Math.round(letters * -12) : 0;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${spacing}">${escapeMarkup(text)}</span>`,
      font: `${font.family} Semi-Bold ${letters}`,
      fontfile: font.files[0]!,
      dpi: 72,
      rgba: true,
      spacing: Math.round(letters * 0.04),
      wrap: 'word-char',
      ...(width !== undefined && { width }),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @returns the string escaped for Pango's markup */
function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** @returns the title in the largest font size in which it fits; undefined if not even one letter fits */
async function titleOf(title: string, how: Omit<Lettering, 'letters'>): Promise<Lettered | undefined> {
  if (title === '') return undefined;
  const { width, height } = titleBox;
  for (const letters of titleSizes) {
    const rendered = await lettered(title, { ...how, letters }, width);
    if (rendered.height <= height && rendered.width <= width) return rendered;
  }
  return titleOf(shorter(title, 0.85), how);
}

/** @returns the string in one line, shortened if necessary; undefined if not even one letter fits */
async function oneLine(text: string, how: Lettering): Promise<Lettered | undefined> {
  if (text === '') return undefined;
  const rendered = await lettered(text, how);
  if (rendered.width <= lineWidth && rendered.height <= lineHeight) return rendered;
  return oneLine(shorter(text, Math.min(0.95, lineWidth / rendered.width)), how);
}

/**
 * @param share the share of the length to keep, below 1
 * @returns a shorter string; empty if nothing is left
 */
function shorter(text: string, share: number): string {
  const next = shortened(text, share);
  return next.length < text.length ? next : '';
}

/**
 * Cuts a string at the end of a word, and adds an ellipsis.
 *
 * @param share approximate share of the length to keep, below 1
 */
export function shortened(text: string, share: number): string {
  const letters = [...text];
  const kept = letters.slice(0, Math.max(1, Math.floor(letters.length * share) - 1)).join('');
  const words = kept.replace(/\s+\S*$/, '');
  return `${(words.length > kept.length / 2 ? words : kept).replace(/[\s….,:;]+$/, '')}…`;
}

/**
 * Whether the given font or an installed font has a glyph for a letter. Without a glyph, sharp renders a box with the
 * letter's code. So an image with lines along all four edges means that the glyph is missing.
 */
export async function hasLetter(letter: string, font: CardFont, sharp: Sharp): Promise<boolean> {
  const how = { letters: 64, color: '#000000', font, sharp };
  const [rendered, missing] = await Promise.all([letter, noLetter].map((text) => lettered(text, how)));
  return rendered!.width !== missing!.width || rendered!.height !== missing!.height || !isFramed(rendered!);
}

/** A Unicode noncharacter, for which no font has a glyph. */
const noLetter = '\uFDD0';

function isFramed({ data, width, height }: Lettered): boolean {
  const isDark = (x: number, y: number) => data[(y * width + x) * 4 + 3]! > 100;
  const inset = 3;
  const along = (length: number, at: (place: number) => boolean) =>
    Array.from({ length: length - 2 * inset }, (_, place) => place + inset).every(at);
  const near = (test: (offset: number) => boolean) => Array.from({ length: inset + 1 }, (_, at) => at).some(test);
  return (
    near((offset) => along(width, (x) => isDark(x, offset))) &&
    near((offset) => along(width, (x) => isDark(x, height - 1 - offset))) &&
    near((offset) => along(height, (y) => isDark(offset, y))) &&
    near((offset) => along(height, (y) => isDark(width - 1 - offset, y)))
  );
}
