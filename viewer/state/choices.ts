import { createStored } from './stored.ts';

export type Theme = 'light' | 'dark';

/** The colour mode that the reader has chosen. */
export const storedTheme = createStored<Theme>('theme', parseTheme);

function parseTheme(text: string | null): Theme | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}

/** The id of the announcement that the reader saw last. */
export const seenAnnouncement = createStored('docusaurus.announcement.id', (id) => id);

/** Whether the reader has closed the announcement. */
export const dismissedAnnouncement = createStored<'true' | 'false'>('docusaurus.announcement.dismiss', (text) =>
  text === 'true' || text === 'false' ? text : undefined,
);
