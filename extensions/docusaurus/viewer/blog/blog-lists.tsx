import { type ComponentType, type ReactNode } from 'react';
import type { Author, BlogListPage as ListPage } from '../../../../corpus/index.ts';
import {
  ArchiveYears,
  AuthorProfile,
  blogMessage,
  decodePath,
  encodePath,
  pageMessage,
  slot,
  TagLetters,
  UnlistedBanner,
  usePage,
  ViewerLink as Link,
} from '../../../../viewer/extension.ts';
import { groupBlogSidebarItemsByYear } from './blog-hooks.ts';
import type { PostContent } from './blog-content.tsx';
import { BlogFrame } from '../theme/page-frame.tsx';
import type { BlogSidebarProps } from './blog-sidebar.tsx';
import { BlogPostItem, BlogPostProvider } from './blog-post.tsx';

interface LayoutProps extends BlogSidebarProps {
  /** The table of contents, as an element. */
  toc?: ReactNode;
  children?: ReactNode;
}

/** `BlogLayout`: the content of a blog page, with the sidebar of posts next to it. */
export function BlogLayout({ toc, children }: LayoutProps): ReactNode {
  return (
    <BlogFrame>
      <div className="doc">
        <div className="doc-column">{children}</div>
        {toc}
      </div>
    </BlogFrame>
  );
}

export const LayoutPart = slot<LayoutProps>('BlogLayout', BlogLayout);

interface Item {
  content: PostContent;
}

interface ItemsProps {
  items: readonly Item[];
  component?: ComponentType<{ children?: ReactNode }>;
}

const PostItem = slot('BlogPostItem', BlogPostItem);

/** `BlogPostItems`: the posts of a list. */
export function BlogPostItems({ items, component: Post = PostItem }: ItemsProps): ReactNode {
  return items.map(({ content: Content }) => (
    <BlogPostProvider key={Content.metadata.permalink} content={Content}>
      <Post>
        <Content />
      </Post>
    </BlogPostProvider>
  ));
}

/** Returns the metadata of a list page in Docusaurus' format. */
export function listMetadataOf({ path, listing, items, title, description = '' }: ListPage) {
  const { page, totalPages, totalCount, newer, older } = listing;
  return {
    permalink: encodePath(path),
    page,
    postsPerPage: items.length,
    totalPages,
    totalCount,
    previousPage: newer === undefined ? undefined : encodePath(newer),
    nextPage: older === undefined ? undefined : encodePath(older),
    blogTitle: title,
    blogDescription: description,
  };
}

type ListMetadata = ReturnType<typeof listMetadataOf>;

/** `BlogListPaginator`: links to newer and older posts. */
export function BlogListPaginator({ metadata }: { metadata: ListMetadata }): ReactNode {
  const { previousPage, nextPage } = metadata;
  if (previousPage === undefined && nextPage === undefined) return null;
  return (
    <nav aria-label={blogMessage('theme.blog.paginator.navAriaLabel')} className="pagination">
      {previousPage !== undefined && (
        <Link href={previousPage} className="pagination-link is-previous">
          <span className="pagination-title">{blogMessage('theme.blog.paginator.newerEntries')}</span>
        </Link>
      )}
      {nextPage !== undefined && (
        <Link href={nextPage} className="pagination-link is-next">
          <span className="pagination-title">{blogMessage('theme.blog.paginator.olderEntries')}</span>
        </Link>
      )}
    </nav>
  );
}

const Items = slot<ItemsProps>('BlogPostItems', BlogPostItems);
const Paginator = slot('BlogListPaginator', BlogListPaginator);

interface ListProps extends BlogSidebarProps {
  items: readonly Item[];
  metadata: ListMetadata;
}

/** `BlogListPage`: one page of the list of all posts. */
export function BlogListPage({ items, metadata, sidebar }: ListProps): ReactNode {
  const { blogTitle, blogDescription } = metadata;
  return (
    <LayoutPart sidebar={sidebar}>
      <header className="list-header">
        <h1>{blogTitle}</h1>
        {blogDescription !== '' && blogDescription !== blogTitle && <p>{blogDescription}</p>}
      </header>
      <Items items={items} />
      <Paginator metadata={metadata} />
    </LayoutPart>
  );
}

interface Tag {
  label: string;
  permalink: string;
  count: number;
  description?: string | undefined;
}

interface TagPostsProps extends BlogSidebarProps {
  tag: Tag & { allTagsPath?: string | undefined; unlisted: boolean };
  items: readonly Item[];
  listMetadata: ListMetadata;
}

/** `BlogTagsPostsPage`: the posts with a tag. */
export function BlogTagsPostsPage({ tag, items, sidebar, listMetadata }: TagPostsProps): ReactNode {
  return (
    <LayoutPart sidebar={sidebar}>
      {tag.unlisted && <UnlistedBanner />}
      <header className="list-header">
        <h1>{usePage()?.title}</h1>
        {tag.description !== undefined && <p>{tag.description}</p>}
        {tag.allTagsPath !== undefined && (
          <Link href={tag.allTagsPath} className="list-link">
            {pageMessage('theme.tags.tagsPageLink')}
          </Link>
        )}
      </header>
      <Items items={items} />
      <Paginator metadata={listMetadata} />
    </LayoutPart>
  );
}

interface AuthorPostsProps extends BlogSidebarProps {
  author: { of: Author };
  items: readonly Item[];
  listMetadata: ListMetadata;
}

/** `Blog/Pages/BlogAuthorsPostsPage`: the posts of an author. */
export function BlogAuthorsPostsPage({ author, items, sidebar, listMetadata }: AuthorPostsProps): ReactNode {
  return (
    <LayoutPart sidebar={sidebar}>
      <header className="list-header">
        <AuthorProfile author={author.of} />
      </header>
      <Items items={items} />
      <Paginator metadata={listMetadata} />
    </LayoutPart>
  );
}

/** `TagsListByLetter`: tags grouped by their first letters. */
export function TagsListByLetter({ tags }: { tags: readonly Tag[] }): ReactNode {
  return (
    <TagLetters tags={tags.map(({ label, permalink, count }) => ({ label, path: decodePath(permalink), count }))} />
  );
}

interface TagsListProps extends BlogSidebarProps {
  tags: readonly Tag[];
}

/** `BlogTagsListPage`: all tags of a blog. */
export function BlogTagsListPage({ tags, sidebar }: TagsListProps): ReactNode {
  return (
    <LayoutPart sidebar={sidebar}>
      <header className="list-header">
        <h1>{usePage()?.title}</h1>
      </header>
      <TagsListByLetter tags={tags} />
    </LayoutPart>
  );
}

interface ArchiveProps {
  archive: { blogPosts: readonly { metadata: { title: string; permalink: string; date: string } }[] };
}

/** `BlogArchivePage`: all posts grouped by year. */
export function BlogArchivePage({ archive }: ArchiveProps): ReactNode {
  const years = groupBlogSidebarItemsByYear(archive.blogPosts.map(({ metadata }) => metadata)).map(([year, posts]) => ({
    year,
    items: posts.map(({ permalink, ...post }) => ({ ...post, path: decodePath(permalink) })),
  }));
  return (
    <BlogFrame>
      <div className="doc is-archive">
        <div className="doc-column">
          <header className="list-header">
            <h1>{usePage()?.title}</h1>
          </header>
          <ArchiveYears years={years} />
        </div>
      </div>
    </BlogFrame>
  );
}
