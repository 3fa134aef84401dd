import type { ReactNode } from 'react';
import type { EntryPage, PostPage as Post } from '../../../corpus/schema/index.ts';
import { renderNodes } from '../../body/render-nodes.tsx';
import { TitledNodes } from '../../body/titled-nodes.tsx';
import { useSite } from '../../corpus/corpus-context.ts';
import { PageTools } from '../page-tools.tsx';
import { MobileToc } from '../mobile-toc.tsx';
import { textLanguage } from '../original-locale.ts';
import { PageBanners } from '../page-banners.tsx';
import { PageFooter } from '../page-footer.tsx';
import { Pagination } from '../pagination.tsx';
import { parts } from '../parts.ts';
import { pageToc } from '../../body/nest-toc.ts';
import { Toc } from '../toc.tsx';
import { Authors } from './authors.tsx';
import { PostMeta } from './post-meta.tsx';
import { blogMessage } from '../../messages/blog-message.ts';

const neighbours = {
  post: { newer: 'theme.blog.post.paginator.newerPost', older: 'theme.blog.post.paginator.olderPost' },
  release: { newer: 'lectern.changelog.newer', older: 'lectern.changelog.older' },
} as const;

interface PostPageProps {
  page: Post | EntryPage;
  /** Determines the labels of the links to the previous and the next page, such as "Newer post". */
  kind: 'post' | 'release';
  /** Content above the title. */
  children?: ReactNode;
}

/** Renders one post or release, with its metadata and links. */
export function PostPage({ page, kind, children }: PostPageProps) {
  const { title, date, readingMinutes, authors, body, tags, editUrl, lastUpdate, previous, next } = page;
  const toc = pageToc(page);
  const language = textLanguage(page, useSite());
  const Item = parts.BlogPostItem;
  return (
    <div className="doc">
      <div className="doc-column">
        <PageBanners page={page} />
        {Item && page.kind === 'post' ? (
          <Item post={page}>{renderNodes(body.children)}</Item>
        ) : (
          <article className="post">
            <header className="post-header">
              {children}
              <h1 {...language}>{title}</h1>
              <PageTools href={page.markdown} />
              <PostMeta date={date} readingMinutes={readingMinutes} />
              <Authors authors={authors} />
            </header>
            {toc.length > 0 && <MobileToc branches={toc} />}
            <div className="prose" {...language}>
              <TitledNodes nodes={body.children} isTitled />
            </div>
            <PageFooter tags={tags} editUrl={editUrl} lastUpdate={lastUpdate} />
          </article>
        )}
        <Pagination
          label={blogMessage('theme.blog.post.paginator.navAriaLabel')}
          previousWords={blogMessage(neighbours[kind].newer)}
          nextWords={blogMessage(neighbours[kind].older)}
          previous={previous}
          next={next}
        />
      </div>
      {toc.length > 0 && <Toc branches={toc} />}
    </div>
  );
}
