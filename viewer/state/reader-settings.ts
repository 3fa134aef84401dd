import { createStored } from './stored.ts';

export const textSizes = ['small', 'usual', 'large', 'largest'] as const;
export const lineWidths = ['narrow', 'usual', 'wide'] as const;

/** The reading settings of a reader. */
export interface ReaderSettings {
  text: (typeof textSizes)[number];
  lines: (typeof lineWidths)[number];
  /** Whether everything except the article is hidden. */
  isFocused: boolean;
}

/**
 * The settings as words: `text-large lines-wide focus`. The browser stores this string. It is also the value of the
 * root element's attribute `data-reading`, which `reader-settings.css` selects. The boot script sets the attribute
 * before the first paint.
 */
export const storedReading = createStored('lectern.reading', (words) => (/^[a-z -]+$/.test(words) ? words : undefined));

/** @returns the settings in a stored string: `text-large focus`. Missing or unknown words get the defaults */
export function parseSettings(words = ''): ReaderSettings {
  const listed = words.split(' ');
  return {
    text: textSizes.find((size) => listed.includes(`text-${size}`)) ?? 'usual',
    lines: lineWidths.find((width) => listed.includes(`lines-${width}`)) ?? 'usual',
    isFocused: listed.includes('focus'),
  };
}

/** @returns the settings as words; undefined if all have their defaults */
export function settingsWords({ text, lines, isFocused }: ReaderSettings): string | undefined {
  const words = [text !== 'usual' && `text-${text}`, lines !== 'usual' && `lines-${lines}`, isFocused && 'focus'];
  return words.filter(Boolean).join(' ') || undefined;
}
