import { useMemo, type ReactNode } from 'react';
import type * as Pages from '../../../../corpus/index.ts';
import type { Page, PageKind } from '../../../../corpus/index.ts';
import { docMetadata, encodePath, neighbour, slot, TitledNodes, toTocHeadings } from '../../../../viewer/extension.ts';
import { contentOf, usePostContents } from '../blog/blog-content.tsx';
import * as lists from '../blog/blog-lists.tsx';
import { authorOf } from '../blog/blog-metadata.ts';
import { BlogPostPage } from '../blog/blog-post-page.tsx';
import { useBlogSidebar } from '../blog/blog-sidebar.tsx';
import * as docs from '../docs/doc-lists.tsx';
import { ContentPart } from '../content/content-parts.tsx';

const ListPart = slot('BlogListPage', lists.BlogListPage);
const TagPart = slot('BlogTagsPostsPage', lists.BlogTagsPostsPage);
const TagsPart = slot('BlogTagsListPage', lists.BlogTagsListPage);
const AuthorPart = slot('Blog/Pages/BlogAuthorsPostsPage', lists.BlogAuthorsPostsPage);
const ArchivePart = slot('BlogArchivePage', lists.BlogArchivePage);
const PostPart = slot('BlogPostPage', BlogPostPage);
const CategoryPart = slot('DocCategoryGeneratedIndexPage', docs.DocCategoryGeneratedIndexPage);
const DocTagsPart = slot('DocTagsListPage', docs.DocTagsListPage);
const DocTagPart = slot('DocTagDocListPage', docs.DocTagDocListPage);
const MdxPart = slot('MDXPage', docs.MDXPage);

/**
 * Each of the following components renders one kind of page from a theme component. The theme component gets the same
 * props as in Docusaurus.
 */
function BlogList({ page }: { page: Pages.BlogListPage }): ReactNode {
  const items = usePostContents(page.items, page.context.instance);
  return (
    <ListPart items={items} metadata={lists.listMetadataOf(page)} sidebar={useBlogSidebar(page.context.instance)} />
  );
}

function BlogTag({ page }: { page: Pages.BlogTagPage }): ReactNode {
  const { tag, unlisted, tagsPath, listing, context } = page;
  const items = usePostContents(page.items, context.instance);
  const metadata = lists.listMetadataOf(page as unknown as Pages.BlogListPage);
  const given = { ...tag, permalink: metadata.permalink, count: listing.totalCount, unlisted };
  return (
    <TagPart
      tag={{ ...given, allTagsPath: address(tagsPath) }}
      items={items}
      listMetadata={metadata}
      sidebar={useBlogSidebar(context.instance)}
    />
  );
}

function BlogAuthor({ page }: { page: Pages.BlogAuthorPage }): ReactNode {
  const items = usePostContents(page.items, page.context.instance);
  const author = { ...authorOf(page.author), of: page.author, count: page.listing.totalCount };
  const metadata = lists.listMetadataOf(page as unknown as Pages.BlogListPage);
  return (
    <AuthorPart author={author} items={items} listMetadata={metadata} sidebar={useBlogSidebar(page.context.instance)} />
  );
}

function BlogTags({ page }: { page: Pages.BlogTagsPage }): ReactNode {
  return <TagsPart tags={tagsOf(page.items)} sidebar={useBlogSidebar(page.context.instance)} />;
}

function BlogArchive({ page }: { page: Pages.BlogArchivePage }): ReactNode {
  const posts = page.years.flatMap(({ items }) => items);
  const blogPosts = posts.map(({ title, path, date }) => {
    const metadata = { title, permalink: encodePath(path), date, tags: [], authors: [], frontMatter: {} };
    return { id: path, metadata, content: '' };
  });
  return <ArchivePart archive={{ blogPosts }} />;
}

function Post({ page }: { page: Pages.PostPage }): ReactNode {
  const content = useMemo(() => contentOf(page), [page]);
  return <PostPart content={content} sidebar={useBlogSidebar(page.context.instance)} />;
}

function DocCategory({ page }: { page: Pages.DocCategoryPage }): ReactNode {
  const { title, description, path, previous, next, items } = page;
  const navigation = { previous: neighbour(previous), next: neighbour(next) };
  const permalink = encodePath(path);
  return <CategoryPart categoryGeneratedIndex={{ title, description, permalink, navigation }} cards={items} />;
}

function DocTags({ page }: { page: Pages.DocTagsPage }): ReactNode {
  return <DocTagsPart tags={tagsOf(page.items)} />;
}

function DocTag({ page }: { page: Pages.DocTagPage }): ReactNode {
  const { tag, unlisted, tagsPath } = page;
  const items = page.items.map(({ path, ...doc }) => ({ ...doc, id: path, permalink: encodePath(path) }));
  const given = { ...tag, unlisted, items, count: items.length, permalink: encodePath(page.path) };
  return <DocTagPart tag={{ ...given, allTagsPath: address(tagsPath) }} />;
}

function Mdx({ page }: { page: Pages.StandalonePage }): ReactNode {
  const content = useMemo(() => {
    const { frontMatter, toc, title } = page;
    const Content = () => (
      <ContentPart>
        {page.showTitle && <h1>{title}</h1>}
        <TitledNodes nodes={page.body.children} isTitled={page.showTitle === true} />
      </ContentPart>
    );
    const known = {
      frontMatter,
      toc: toTocHeadings(toc),
      metadata: docMetadata(page),
      assets: {},
      contentTitle: title,
    };
    return Object.assign(Content, known);
  }, [page]);
  return <MdxPart content={content} />;
}

function tagsOf(items: readonly Pages.TagCount[]) {
  return items.map(({ label, path, count }) => ({ label, permalink: encodePath(path), count }));
}

function address(path: string | undefined): string | undefined {
  return path === undefined ? undefined : encodePath(path);
}

interface PageOfParts {
  View: (props: { page: Page }) => ReactNode;
  /** Matches slots. If the site fills a matching slot, `View` renders the pages of this kind. */
  inner: RegExp;
}

/** The kinds of pages that can be rendered from Docusaurus' theme components. */
export const pagesOfParts = Object.entries({
  'blog-list': [BlogList, /^Blog(?:ListPage|ListPaginator|PostItems?|Layout)$/],
  'blog-tag': [BlogTag, /^Blog(?:TagsPostsPage|ListPaginator|PostItems?|Layout)$/],
  'blog-author': [BlogAuthor, /^Blog(?:\/Pages\/BlogAuthorsPostsPage|ListPaginator|PostItems?|Layout)$/],
  'blog-tags': [BlogTags, /^Blog(?:TagsListPage|Layout)$/],
  'blog-archive': [BlogArchive, /^BlogArchivePage$/],
  post: [Post, /^Blog(?:PostPage|PostPaginator|Layout)$|^MDXContent$/],
  'doc-category': [DocCategory, /^DocCategoryGeneratedIndexPage$/],
  'doc-tags': [DocTags, /^DocTagsListPage$/],
  'doc-tag': [DocTag, /^DocTagDocListPage$/],
  page: [Mdx, /^MDX(?:Page|Content)$/],
} as const).map(([kind, [View, inner]]) => [kind, { View, inner }] as unknown as [PageKind, PageOfParts]);
