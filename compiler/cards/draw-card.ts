import type { Sharp } from '../cache/load-sharp.ts';
import { escapeHtml } from '../../viewer/html/escape-html.ts';
import { scriptsOf } from './scripts-of.ts';

/**
 * The image that other sites show next to a link to a page. Its texts come from `cardText`; an empty one is left out.
 */
export interface Card {
  title: string;
  /** The part of the site with the page. */
  section?: string | undefined;
  /** The name or the tagline of the site. */
  site: string;
  direction: 'ltr' | 'rtl';
}

/** The colours of cards, as `#rrggbb`. */
export interface CardLook {
  paper: string;
  ink: string;
  soft: string;
  rule: string;
  accent: string;
}

/** The font of a card. Missing letters come from fonts of the machine. */
export interface CardFace {
  family: string;
  /** OpenType files, absolute. */
  files: readonly string[];
}

/** Increased if the rendering of a card changes. */
export const cardRelease = 1;

/** The size that all sites show completely. */
const size = { width: 1200, height: 630 };
const margin = 88;
const titleTop = 188;
/** The maximum length of the lines above and below the title. */
const lineWidth = 880;
/** The maximum height of a line. Letters with many stacked marks are higher. */
const lineHeight = 76;
/** The maximum size of a title, and the font sizes to try, from the largest on. */
const titleBox = { width: 940, height: 306 };
const titleSizes = [84, 72, 60, 50, 42];
const ribbon = { width: 68, height: 148, notch: 34 };

/** The style of a text. */
interface Lettering {
  /** The font size, in pixels. */
  letters: number;
  /** As `#rrggbb`. */
  color: string;
  face: CardFace;
  sharp: Sharp;
}

/** A text as pixels, of four bytes each. */
interface Lettered {
  data: Buffer;
  width: number;
  height: number;
}

/** @returns a PNG file */
export async function drawCard(card: Card, look: CardLook, face: CardFace, sharp: Sharp): Promise<Uint8Array> {
  /** @returns the left edge of a box, given its distance from the start of lines */
  const from = (start: number, width: number) => (card.direction === 'rtl' ? size.width - start - width : start);
  const placed = (text: Lettered | undefined, top: number) => {
    if (!text) return [];
    const { data, width, height } = text;
    return [{ input: data, raw: { width, height, channels: 4 as const }, left: from(margin, width), top }];
  };
  const inLine = (text: string, letters: number, color: string) => oneLine(text, { letters, color, face, sharp });

  const isAlone = card.section === undefined;
  const texts = [
    placed(await titleOf(card.title, { color: look.ink, face, sharp }), isAlone ? titleTop - 40 : titleTop),
    placed(await inLine(card.site, 34, look.soft), 550),
    placed(await inLine(card.section ?? '', 32, look.accent), 116),
  ].flat();
  const shapes = shapesOf(look, from(size.width - margin - ribbon.width, ribbon.width));
  // A palette halves the size of the file, and the time.
  return sharp(Buffer.from(shapes))
    .composite(texts)
    .png({ palette: true, colours: 64, dither: 0, effort: 1 })
    .toBuffer();
}

/** @returns the background, the line at the bottom, and the ribbon of a book with its notch; as SVG */
function shapesOf({ paper, rule, accent }: CardLook, left: number): string {
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

/** Letter spacing would break connected scripts. */
async function lettered(text: string, { letters, color, face, sharp }: Lettering, width?: number): Promise<Lettered> {
  // Letters of connected scripts need no letter spacing.
  const spacing = scriptsOf(text).length === 0 ? Math.round(letters * -12) : 0;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${spacing}">${escapeHtml(text)}</span>`,
      font: `${face.family} Semi-Bold ${letters}`,
      fontfile: face.files[0]!,
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

/** @returns the title in the largest size that fits; undefined if not even its first letter fits */
async function titleOf(title: string, how: Omit<Lettering, 'letters'>): Promise<Lettered | undefined> {
  if (title === '') return undefined;
  const { width, height } = titleBox;
  for (const letters of titleSizes) {
    const drawn = await lettered(title, { ...how, letters }, width);
    if (drawn.height <= height && drawn.width <= width) return drawn;
  }
  return titleOf(shorter(title, 0.85), how);
}

/** @returns the text in one line, shortened until it fits; undefined if not even its first letter fits */
async function oneLine(text: string, how: Lettering): Promise<Lettered | undefined> {
  if (text === '') return undefined;
  const drawn = await lettered(text, how);
  if (drawn.width <= lineWidth && drawn.height <= lineHeight) return drawn;
  return oneLine(shorter(text, Math.min(0.95, lineWidth / drawn.width)), how);
}

/** @returns a shorter text, or an empty one */
function shorter(text: string, share: number): string {
  const next = shortened(text, share);
  return next.length < text.length ? next : '';
}

/** @returns about this share of a text, to the end of a word, with an ellipsis */
export function shortened(text: string, share: number): string {
  const letters = [...text];
  const kept = letters.slice(0, Math.max(1, Math.floor(letters.length * share) - 1)).join('');
  const words = kept.replace(/\s+\S*$/, '');
  return `${(words.length > kept.length / 2 ? words : kept).replace(/[\s….,:;]+$/, '')}…`;
}

/**
 * Whether a font has a letter. A letter that no font of the machine has is rendered as a box around its number, with
 * lines along all four edges.
 */
export async function hasLetter(letter: string, face: CardFace, sharp: Sharp): Promise<boolean> {
  const how = { letters: 64, color: '#000000', face, sharp };
  const [drawn, missing] = await Promise.all([letter, noLetter].map((text) => lettered(text, how)));
  return drawn!.width !== missing!.width || drawn!.height !== missing!.height || !isFramed(drawn!);
}

/** A noncharacter, which no font ever has. */
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
