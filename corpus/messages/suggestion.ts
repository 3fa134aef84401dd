/** What pages in other languages say to readers of this one: in each of their site files, so that the viewer needs no label. */
export const suggestionMessages = {
  'lectern.languageSuggestion': 'Read this page in English',
} as const;
