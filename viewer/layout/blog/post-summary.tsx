import type { PostSummary as Summary } from '../../../corpus/schema/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { renderNodes } from '../../body/render-nodes.tsx';
import { Link } from '../../navigation/link.tsx';
import { PageFooter } from '../page-footer.tsx';
import { parts } from '../parts.ts';
import { Authors } from './authors.tsx';
import { PostMeta } from './post-meta.tsx';
import { blogMessage } from '../../messages/blog-message.ts';

/** Renders a post in a list: its excerpt, or the whole post if the author has not marked an excerpt. */
function PostSummary({ post }: { post: Summary }) {
  const Item = parts.BlogPostItem;
  const { path, title, date, readingMinutes, authors, excerpt, truncated, tags } = post;
  if (Item) return <Item post={post}>{renderNodes(excerpt)}</Item>;
  return (
    <article className="post-summary">
      <header>
        <h2 dir="auto">
          <Link href={encodePath(path)}>{title}</Link>
        </h2>
        <PostMeta date={date} readingMinutes={readingMinutes} />
        <Authors authors={authors} isBrief />
      </header>
      {/* `dir="auto"`, because an untranslated post can have a different direction than the list. */}
      <div className="prose" dir="auto">
        {renderNodes(excerpt)}
      </div>
      {truncated && (
        <p>
          <Link
            href={encodePath(path)}
            className="read-more"
            aria-label={blogMessage('theme.blog.post.readMoreLabel', { title })}
          >
            {blogMessage('theme.blog.post.readMore')}
          </Link>
        </p>
      )}
      <PageFooter tags={tags} editUrl={undefined} lastUpdate={undefined} />
    </article>
  );
}

/** The posts of one page of a list. */
export function PostList({ posts }: { posts: Summary[] }) {
  if (posts.length === 0) return <p className="list-empty">{blogMessage('lectern.blog.empty')}</p>;
  return posts.map((post) => <PostSummary key={post.path} post={post} />);
}
