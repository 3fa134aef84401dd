import type { ReactNode } from 'react';
import { blogMessage, slot, TOC, UnlistedBanner } from '../../../../viewer/extension.ts';
import type { PostContent } from './blog-content.tsx';
import { LayoutPart } from './blog-lists.tsx';
import { BlogPostItem, BlogPostProvider } from './blog-post.tsx';
import type { BlogSidebarProps } from './blog-sidebar.tsx';
import { PaginatorNavLink } from '../docs/paginator.tsx';

interface Neighbour {
  title: string;
  permalink: string;
}

interface PaginatorProps {
  prevItem?: Neighbour | undefined;
  nextItem?: Neighbour | undefined;
}

const NavLink = slot('PaginatorNavLink', PaginatorNavLink);

/** `BlogPostPaginator`: links to the previous and the next post. */
export function BlogPostPaginator({ prevItem, nextItem }: PaginatorProps): ReactNode {
  if (!prevItem && !nextItem) return null;
  return (
    <nav aria-label={blogMessage('theme.blog.post.paginator.navAriaLabel')} className="pagination">
      {prevItem && <NavLink {...prevItem} subLabel={blogMessage('theme.blog.post.paginator.newerPost')} />}
      {nextItem && <NavLink {...nextItem} subLabel={blogMessage('theme.blog.post.paginator.olderPost')} isNext />}
    </nav>
  );
}

const Item = slot('BlogPostItem', BlogPostItem);
const Paginator = slot('BlogPostPaginator', BlogPostPaginator);

interface PostProps extends BlogSidebarProps {
  content: PostContent;
}

/** `BlogPostPage`: a post with its layout. */
export function BlogPostPage({ content: Content, sidebar }: PostProps): ReactNode {
  const { metadata, frontMatter, toc } = Content;
  const hasToc = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <LayoutPart sidebar={sidebar} toc={hasToc ? <TOC /> : undefined}>
        {metadata.unlisted && <UnlistedBanner />}
        <Item>
          <Content />
        </Item>
        <Paginator prevItem={metadata.prevItem} nextItem={metadata.nextItem} />
      </LayoutPart>
    </BlogPostProvider>
  );
}
