import { createStored } from '../state/stored.ts';

export const textSizes = ['small', 'usual', 'large', 'largest'] as const;
export const lineWidths = ['narrow', 'usual', 'wide'] as const;

/** The reading settings of a reader. */
export interface ReaderSettings {
  text: (typeof textSizes)[number];
  lines: (typeof lineWidths)[number];
  /** Whether only the article is shown. */
  isFocused: boolean;
}

/**
 * The settings as words. They are in the `data-reading` attribute of the root element, for `settings.css`. The inline
 * script in the head of every page sets them before the first paint.
 *
 *     text-large lines-wide focus
 */
export const storedReading = createStored('lectern.reading', (words) => (/^[a-z -]+$/.test(words) ? words : undefined));

/** @returns the settings in the words; missing or unknown settings get their defaults */
export function parseSettings(words = ''): ReaderSettings {
  const said = words.split(' ');
  return {
    text: textSizes.find((size) => said.includes(`text-${size}`)) ?? 'usual',
    lines: lineWidths.find((width) => said.includes(`lines-${width}`)) ?? 'usual',
    isFocused: said.includes('focus'),
  };
}

/** @returns the settings as words; undefined if all are defaults */
export function settingsWords({ text, lines, isFocused }: ReaderSettings): string | undefined {
  const words = [text !== 'usual' && `text-${text}`, lines !== 'usual' && `lines-${lines}`, isFocused && 'focus'];
  return words.filter(Boolean).join(' ') || undefined;
}
