/** What the compiler says in the HTML of pages, and the viewer itself does not. */
export const documentMessages = {
  'lectern.scriptsMissing':
    'The scripts of this page did not load: you can read it, but its search and its buttons do nothing. Reload the page to try again.',
  'lectern.languageSuggestion': 'Read this page in English',
} as const;
