/** Default titles and labels. The compiler writes them into the corpus. */
export const titleMessages = {
  'theme.tags.tagsPageTitle': 'Tags',
  'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',
  'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged',
  'theme.blog.tagTitle': '{nPosts} tagged with "{tagName}"',
  'theme.blog.archive.title': 'Archive',
  'theme.blog.authorsList.pageTitle': 'Authors',
  'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
  'lectern.blog.title': 'Blog',
  'lectern.blog.recent': 'Recent posts',
  'lectern.changelog.title': 'Changelog',
  'lectern.changelog.description': 'The changes in each release.',
  'lectern.version.next': 'Next',
} as const;
