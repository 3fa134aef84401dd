import { createStored } from './stored.ts';

export type Theme = 'light' | 'dark';

/** The reader's own choice of a colour mode. */
export const storedTheme = createStored<Theme>('theme', parseTheme);

export function parseTheme(text: string | null): Theme | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}
