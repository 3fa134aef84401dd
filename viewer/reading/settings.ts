import { createStored } from '../state/stored.ts';

export const textSizes = ['small', 'usual', 'large', 'largest'] as const;
export const lineWidths = ['narrow', 'usual', 'wide'] as const;

/** How somebody likes to read. */
export interface ReaderSettings {
  text: (typeof textSizes)[number];
  lines: (typeof lineWidths)[number];
  /** Whether nothing but the article is shown. */
  isFocused: boolean;
}

/**
 * The settings as words. They stand in the `data-reading` of the root element, for the styles: see `settings.css`. The
 * script in the head of every page puts them there before anything is painted.
 *
 *     text-large lines-wide focus
 */
export const storedReading = createStored('lectern.reading', (words) => (/^[a-z -]+$/.test(words) ? words : undefined));

/** @returns what the words say; what they leave out, or say in another way, is as usual */
export function parseSettings(words = ''): ReaderSettings {
  const said = words.split(' ');
  return {
    text: textSizes.find((size) => said.includes(`text-${size}`)) ?? 'usual',
    lines: lineWidths.find((width) => said.includes(`lines-${width}`)) ?? 'usual',
    isFocused: said.includes('focus'),
  };
}

/** @returns the settings as words; nothing where all is as usual */
export function settingsWords({ text, lines, isFocused }: ReaderSettings): string | undefined {
  const words = [text !== 'usual' && `text-${text}`, lines !== 'usual' && `lines-${lines}`, isFocused && 'focus'];
  return words.filter(Boolean).join(' ') || undefined;
}
