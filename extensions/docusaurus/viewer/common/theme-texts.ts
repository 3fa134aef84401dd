import {
  blogMessage,
  countPageMessage,
  groupByLetter,
  message,
  usePage,
  useViewer,
} from '../../../../viewer/extension.ts';

/** UI strings that Docusaurus' theme components import. */
export const DraftBannerTitle = (): string => 'Draft page';
export const DraftBannerMessage = (): string => 'This page is a draft.';
export const UnlistedBannerTitle = (): string => message('theme.unlistedContent.title');
export const UnlistedBannerMessage = (): string => message('theme.unlistedContent.message');

export const BlogAuthorNoPostsLabel = (): string => blogMessage('lectern.blog.empty');
export const BlogAuthorsListViewAllLabel = (): string => blogMessage('theme.blog.authorsList.viewAll');

/** Returns the title of the page. It implements several hooks of Docusaurus, one for each kind of page, such as tags
 * and authors. */
export function usePageTitle(given?: { label?: string; name?: string }): string {
  return usePage()?.title ?? given?.label ?? given?.name ?? '';
}

export function translateTagsPageTitle(): string {
  return 'Tags';
}

export function translateBlogAuthorsListPageTitle(): string {
  return 'Authors';
}

/** @returns a function that formats the number of items in a category */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const { locale } = useViewer('useDocCardDescriptionCategoryItemsPlural').site;
  return (count) => countPageMessage('theme.docs.DocCard.categoryDescription.plurals', count, locale);
}

/** @returns tags grouped by their first letters */
export function listTagsByLetters<Tag extends { label: string }>(
  tags: readonly Tag[],
): { letter: string; tags: Tag[] }[] {
  return groupByLetter([...tags]).map(({ letter, items }) => ({ letter, tags: items }));
}

/** @returns the emoji at the start of a label, and the label without it */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  const [emoji = null] = /^\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}\p{Extended_Pictographic}|\p{Emoji_Modifier})*/u.exec(text) ?? []; // prettier-ignore
  return { emoji, rest: text.slice(emoji?.length ?? 0) };
}
