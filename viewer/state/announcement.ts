import { createStored } from './stored.ts';

/** The id of the announcement that the reader saw last. */
export const seenAnnouncement = createStored('docusaurus.announcement.id', (id) => id);

/** Whether the reader has closed the announcement. */
export const dismissedAnnouncement = createStored<'true' | 'false'>('docusaurus.announcement.dismiss', (text) =>
  text === 'true' || text === 'false' ? text : undefined,
);
