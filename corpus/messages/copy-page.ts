/** Labels of the menu that takes a page along. */
export const copyPageMessages = {
  'lectern.copyPage.copy': 'Copy page',
  'lectern.copyPage.more': 'More ways to take this page along',
  'lectern.copyPage.view': 'View as Markdown',
} as const;
