/** What the HTML of a page says where its scripts do not come. */
export const documentMessages = {
  'lectern.scriptsMissing':
    'The scripts of this page did not load: you can read it, but its search and its buttons do nothing. Reload the page to try again.',
} as const;
