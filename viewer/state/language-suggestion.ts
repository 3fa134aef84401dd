import { createStored } from './stored.ts';

/** Whether the reader wants to hear no more of other languages. */
export const languageSuggestion = createStored<'dismissed'>('lectern.language.suggestion', (text) =>
  text === 'dismissed' ? text : undefined,
);
