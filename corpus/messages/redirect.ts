/** Labels of a page that has moved. */
export const redirectMessages = {
  'lectern.redirect.title': 'This page has moved',
  'lectern.redirect.to': 'It is now at {link}.',
} as const;
