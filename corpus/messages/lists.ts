/** Labels of pages that list others. */
export const listMessages = {
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.tags.tagsPageLink': 'View All Tags',
} as const;
