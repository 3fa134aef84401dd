/** UI strings of the search dialog and the search page. */
export const searchMessages = {
  'theme.SearchModal.placeholder': 'Search docs',
  'theme.SearchModal.searchBox.resetButtonTitle': 'Clear the query',
  'theme.SearchModal.searchBox.cancelButtonText': 'Cancel',
  'theme.SearchModal.startScreen.recentSearchesTitle': 'Recent',
  'theme.SearchModal.startScreen.noRecentSearchesText': 'No recent searches',
  'theme.SearchModal.startScreen.saveRecentSearchButtonTitle': 'Save this search',
  'theme.SearchModal.startScreen.removeRecentSearchButtonTitle': 'Remove this search from history',
  'theme.SearchModal.startScreen.favoriteSearchesTitle': 'Favorite',
  'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle': 'Remove this search from favorites',
  'theme.SearchModal.errorScreen.titleText': 'Unable to fetch results',
  'theme.SearchModal.errorScreen.helpText': 'You might want to check your network connection.',
  'theme.SearchModal.footer.selectText': 'to select',
  'theme.SearchModal.footer.selectKeyAriaLabel': 'Enter key',
  'theme.SearchModal.footer.navigateText': 'to navigate',
  'theme.SearchModal.footer.navigateUpKeyAriaLabel': 'Arrow up',
  'theme.SearchModal.footer.navigateDownKeyAriaLabel': 'Arrow down',
  'theme.SearchModal.footer.closeText': 'to close',
  'theme.SearchModal.footer.closeKeyAriaLabel': 'Escape key',
  'theme.SearchModal.footer.searchByText': 'Search by',
  'theme.SearchModal.noResultsScreen.noResultsText': 'No results for',
  'theme.SearchModal.noResultsScreen.suggestedQueryText': 'Try searching for',
  'theme.SearchModal.noResultsScreen.reportMissingResultsText': 'Believe this query should return results?',
  'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText': 'Let us know.',
  'theme.SearchBar.seeAll': 'See all {count} results',
  'theme.SearchPage.emptyResultsTitle': 'Search the documentation',
  'theme.SearchPage.existingResultsTitle': 'Search results for "{query}"',
  'theme.SearchPage.inputPlaceholder': 'Type your search here',
  'theme.SearchPage.inputLabel': 'Search',
  'theme.SearchPage.documentsFound.plurals': 'One document found|{count} documents found',
  'theme.SearchPage.noResultsText': 'No results were found',
  'theme.SearchPage.fetchingNewResults': 'Fetching new results...',
  'lectern.search.results': 'Search results',
  'lectern.search.found': 'One result|{count} results',
  'lectern.search.version': 'Version',
  'lectern.search.recentPages': 'Recently read',
  'lectern.search.in': 'Search in',
  'lectern.search.everything': 'Everything',
  'lectern.search.docs': 'Docs',
  'lectern.search.unversioned': 'Posts and pages',
  'lectern.search.posts': 'Posts',
  'lectern.search.pages': 'Pages',
  'lectern.search.language': 'Language',
  'lectern.search.onlyIn': 'Only “{part}” was searched.',
  'lectern.search.inVersion': 'In {version}: {count}',
  'lectern.search.ownPage': 'Open the search page',
  'lectern.search.previousHit': 'Previous match',
  'lectern.search.nextHit': 'Next match',
  'lectern.search.needsScript': 'The search needs a script, which did not load.',
} as const;

/**
 * @param usual the label of the default docs instance
 * @returns the name of a docs instance that has no label
 */
export function docsName(instance: string, usual: string): string {
  return instance === 'default' ? usual : instance.charAt(0).toUpperCase() + instance.slice(1).replaceAll('-', ' ');
}
