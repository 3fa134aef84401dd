/** Labels of sites in several languages. */
export const languageMessages = {
  'lectern.untranslated': 'This page has not been translated yet. Original language: {language}',
  // What pages in other languages say to readers of this one. It is in their site files.
  'lectern.languageSuggestion': 'Read this page in English',
} as const;
