import type { Sharp } from '../cache/load-sharp.ts';
import { openDrawing, type Mask } from './png.ts';
import { scriptsOf } from './scripts-of.ts';

/** What a card says: the picture that other sites show where they link to a page. */
export interface Card {
  title: string;
  /** Where in the site the page is. */
  section?: string | undefined;
  /** The name of the site, or what it is. */
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

/** What text is drawn in. Letters that it lacks are those of the machine. */
export interface CardFace {
  family: string;
  /** Of OpenType, absolute. */
  files: readonly string[];
}

/** Changes with what is drawn of the same card. */
export const cardRelease = 1;

/** The size that all sites show whole. */
const size = { width: 1200, height: 630 };
const margin = 88;
const titleTop = 188;
/** The longest line of what stands above and below the title. */
const lineWidth = 880;
/** The most that a title may take, and the sizes of letters that are tried for it, from the largest on. */
const titleBox = { width: 940, height: 306 };
const titleSizes = [84, 72, 60, 50, 42];
const ribbon = { width: 68, height: 148, notch: 34 };
const [ink, soft, rule, accent] = [0, 1, 2, 3];

/** @returns a PNG file */
export async function drawCard(card: Card, look: CardLook, face: CardFace, sharp: Sharp): Promise<Uint8Array> {
  const drawing = openDrawing(size, channels(look.paper), [look.ink, look.soft, look.rule, look.accent].map(channels));
  /** @returns the left edge of what begins so far from where lines begin */
  const from = (start: number, width: number) => (card.direction === 'rtl' ? size.width - start - width : start);
  const write = (mask: Mask, top: number, color: number) =>
    drawing.stamp(mask, { left: from(margin, mask.width), top }, color);
  const inLine = (text: string, letters: number) => oneLine(text, { letters, face, sharp });

  drawing.box({ left: 0, top: size.height - 14, width: size.width, height: 14 }, accent);
  drawing.box({ left: margin, top: 520, width: size.width - 2 * margin, height: 2 }, rule);
  drawing.stamp(ribbonMask(), { left: from(size.width - margin - ribbon.width, ribbon.width), top: 0 }, accent);
  if (card.section !== undefined) write(await inLine(card.section, 32), 116, accent);
  write(await titleMask(card.title, face, sharp), card.section === undefined ? titleTop - 40 : titleTop, ink);
  write(await inLine(card.site, 34), 550, soft);
  return drawing.png();
}

/** Draws a text. Where it is wider than its box, it goes on in the next line, within a word where need be. */
async function textMask(
  text: string,
  { letters, face, sharp, width }: { letters: number; face: CardFace; sharp: Sharp; width?: number },
): Promise<Mask> {
  // Letters that hang together stay together.
  const spacing = scriptsOf(text).length === 0 ? Math.round(letters * -12) : 0;
  const { data, info } = await sharp({
    text: {
      text: `<span letter_spacing="${spacing}">${escapeMarkup(text)}</span>`,
      font: `${face.family} Semi-Bold ${letters}`,
      fontfile: face.files[0]!,
      dpi: 72,
      spacing: Math.round(letters * 0.04),
      wrap: 'word-char',
      ...(width !== undefined && { width }),
    },
  })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: info.channels === 1 ? data : firstChannel(data, info.channels),
    width: info.width,
    height: info.height,
  };
}

async function titleMask(title: string, face: CardFace, sharp: Sharp): Promise<Mask> {
  const { width, height } = titleBox;
  let mask: Mask;
  for (const letters of titleSizes) {
    mask = await textMask(title, { letters, face, sharp, width });
    if (mask.height <= height && mask.width <= width) return mask;
  }
  return titleMask(shortened(title, 0.85), face, sharp);
}

async function oneLine(text: string, how: { letters: number; face: CardFace; sharp: Sharp }): Promise<Mask> {
  const mask = await textMask(text, how);
  return mask.width <= lineWidth ? mask : oneLine(shortened(text, Math.min(0.95, lineWidth / mask.width)), how);
}

/** @returns about so much of a text, to the end of a word, with an ellipsis */
export function shortened(text: string, share: number): string {
  const letters = [...text];
  const kept = letters.slice(0, Math.max(1, Math.floor(letters.length * share) - 1)).join('');
  const words = kept.replace(/\s+\S*$/, '');
  return `${(words.length > kept.length / 2 ? words : kept).replace(/[\s….,:;]+$/, '')}…`;
}

/** The ribbon of a book, with a notch below. */
function ribbonMask(): Mask {
  const { width, height, notch } = ribbon;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const below = height - notch + (Math.abs(x + 0.5 - width / 2) * notch * 2) / width;
      data[y * width + x] = 255 * Math.min(1, Math.max(0, below - y));
    }
  }
  return { width, height, data };
}

function firstChannel(data: Uint8Array, channelCount: number): Uint8Array {
  return Uint8Array.from({ length: data.length / channelCount }, (_, at) => data[at * channelCount]!);
}

function channels(hex: string): number[] {
  return hex
    .slice(1)
    .match(/../g)!
    .map((pair) => Number.parseInt(pair, 16));
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * Whether a letter is drawn as itself. What no face of the machine has is drawn as a box around its number, with lines
 * along all four edges.
 */
export async function hasLetter(letter: string, face: CardFace, sharp: Sharp): Promise<boolean> {
  const letters = 64;
  const [drawn, missing] = await Promise.all(
    [letter, noLetter].map((text) => textMask(text, { letters, face, sharp })),
  );
  return drawn!.width !== missing!.width || drawn!.height !== missing!.height || !isFramed(drawn!);
}

/** Of those that stand for nothing, for good. */
const noLetter = '\uFDD0';

function isFramed({ data, width, height }: Mask): boolean {
  const isDark = (x: number, y: number) => data[y * width + x]! > 100;
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
