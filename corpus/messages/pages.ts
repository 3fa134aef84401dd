/** UI strings of a page that has moved. */
export const redirectMessages = {
  'lectern.redirect.title': 'This page has moved',
  'lectern.redirect.to': 'It is now at {link}.',
} as const;

/** UI strings of the not-found page. */
export const notFoundMessages = {
  'theme.NotFound.p1': 'We could not find what you were looking for.',
  'theme.NotFound.p2':
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  'lectern.NotFound.start': 'Go to the home page',
  'lectern.NotFound.near': 'Pages with a similar address',
} as const;

/** UI strings of the menu to copy a page. */
export const copyPageMessages = {
  'lectern.copyPage.copy': 'Copy page',
  'lectern.copyPage.more': 'More copy options',
  'lectern.copyPage.view': 'View as Markdown',
  'lectern.copyPage.openIn': 'Open in {name}',
  'lectern.copyPage.connect': 'Connect MCP',
} as const;

/** UI strings of the menu of narrow screens. */
export const sideMenuMessages = {
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Back to main menu',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Close navigation bar',
  'lectern.sideMenu.label': 'Navigation menu',
  'lectern.sideMenu.section': 'Pages of this section',
} as const;

/** UI strings of pages with lists. */
export const listMessages = {
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.tags.tagsPageLink': 'View all tags',
} as const;

/** UI strings of sites in several languages. */
export const languageMessages = {
  'lectern.untranslated': 'This page has not been translated yet. Original language: {language}',
  // The sentence that suggests this language to its readers, on pages in other languages. Each language's `site.json`
  // contains its translation.
  'lectern.languageSuggestion': 'Read this page in English',
} as const;

/** UI strings of the notice of a newer version of the site. */
export const offlineMessages = {
  'theme.PwaReloadPopup.info': 'New version available',
  'theme.PwaReloadPopup.refreshButtonText': 'Refresh',
  'theme.PwaReloadPopup.closeButtonAriaLabel': 'Close',
} as const;
