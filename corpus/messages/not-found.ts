/** Labels of the page for addresses that no page has. */
export const notFoundMessages = {
  'theme.NotFound.p1': 'We could not find what you were looking for.',
  'theme.NotFound.p2':
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  'lectern.NotFound.start': 'Go to the start of this site',
} as const;
