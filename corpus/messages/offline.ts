/** Labels of the note that there is a newer version of the site. */
export const offlineMessages = {
  'theme.PwaReloadPopup.info': 'New version available',
  'theme.PwaReloadPopup.refreshButtonText': 'Refresh',
  'theme.PwaReloadPopup.closeButtonAriaLabel': 'Close',
} as const;
