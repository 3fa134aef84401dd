import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { PostPage, PostSummary } from '../../../../corpus/index.ts';
import {
  AuthorImage,
  blogMessage,
  Day,
  ReactContextError,
  readingTime,
  slot,
  usePage,
  useViewer,
  ViewerLink as Link,
} from '../../../../viewer/extension.ts';
import { blogPostOf, type authorOf, type BlogPostOfTheme } from './blog-metadata.ts';
import { EditMetaRow, TagsListInline } from '../docs/doc-footer.tsx';

const PostContext = createContext<BlogPostOfTheme | undefined>(undefined);

/**
 * Returns the post that `BlogPostProvider` provides: an item of a list, or the current page.
 *
 * @throws ReactContextError outside of a post
 */
export function useBlogPost(): BlogPostOfTheme {
  const listed = useContext(PostContext);
  const page = usePage();
  const shown = useMemo(() => (page?.kind === 'post' ? blogPostOf(page) : undefined), [page]);
  const post = listed ?? shown;
  if (!post) throw new ReactContextError('useBlogPost', 'a post');
  return post;
}

/** Provides a post to its children. */
export function BlogPostProvider({
  content,
  isBlogPostPage = false,
  children,
}: {
  content: Omit<BlogPostOfTheme, 'isBlogPostPage'>;
  isBlogPostPage?: boolean;
  children?: ReactNode;
}): ReactNode {
  return <PostContext value={{ ...content, isBlogPostPage }}>{children}</PostContext>;
}

interface PartProps {
  className?: string;
  children?: ReactNode;
}

export function BlogPostItemContainer({ className, children }: PartProps): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  return (
    <article className={[isBlogPostPage ? 'post' : 'post-summary', className].filter(Boolean).join(' ')}>
      {children}
    </article>
  );
}

export function BlogPostItemHeaderTitle({ className }: PartProps): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  if (isBlogPostPage) return <h1 className={className}>{metadata.title}</h1>;
  return (
    <h2 className={className}>
      <Link href={metadata.permalink}>{metadata.title}</Link>
    </h2>
  );
}

export function BlogPostItemHeaderInfo({ className }: PartProps): ReactNode {
  const { date, readingTime: minutes } = useBlogPost().metadata;
  const { locale } = useViewer('BlogPostItem/Header/Info').site;
  return (
    <p className={['post-meta', className].filter(Boolean).join(' ')}>
      <Day iso={date} />
      {typeof minutes === 'number' && ` · ${readingTime(minutes, locale)}`}
    </p>
  );
}

type AuthorOfTheme = ReturnType<typeof authorOf>;

export function BlogPostItemHeaderAuthor({ author }: PartProps & { author: AuthorOfTheme }): ReactNode {
  const { name, title, url, imageURL, page } = author;
  const href = page?.permalink ?? url;
  return (
    <div className="author">
      <AuthorImage author={{ name, image: imageURL }} />
      <div>
        {href === undefined ? (
          <span className="author-name">{name}</span>
        ) : (
          <Link href={href} className="author-name" rel="author">
            {name}
          </Link>
        )}
        {title !== undefined && <p className="author-title">{title}</p>}
      </div>
    </div>
  );
}

const Author = slot('BlogPostItem/Header/Author', BlogPostItemHeaderAuthor);

export function BlogPostItemHeaderAuthors({ className }: PartProps): ReactNode {
  const { authors } = useBlogPost().metadata;
  if (authors.length === 0) return null;
  return (
    <ul className={['authors', className].filter(Boolean).join(' ')}>
      {authors.map((author, index) => (
        <li key={index}>
          <Author author={author} />
        </li>
      ))}
    </ul>
  );
}

const Title = slot('BlogPostItem/Header/Title', BlogPostItemHeaderTitle);
const Info = slot('BlogPostItem/Header/Info', BlogPostItemHeaderInfo);
const Authors = slot('BlogPostItem/Header/Authors', BlogPostItemHeaderAuthors);

export function BlogPostItemHeader(): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  return (
    <header className={isBlogPostPage ? 'post-header' : undefined}>
      <Title />
      <Info />
      <Authors />
    </header>
  );
}

export function BlogPostItemContent({ className, children }: PartProps): ReactNode {
  return <div className={['prose', className].filter(Boolean).join(' ')}>{children}</div>;
}

interface ReadMoreProps {
  blogPostTitle: string;
  to: string;
}

export function BlogPostItemFooterReadMoreLink({ blogPostTitle, to }: ReadMoreProps): ReactNode {
  return (
    <Link
      href={to}
      className="read-more"
      aria-label={blogMessage('theme.blog.post.readMoreLabel', { title: blogPostTitle })}
    >
      {blogMessage('theme.blog.post.readMore')}
    </Link>
  );
}

const ReadMoreLink = slot('BlogPostItem/Footer/ReadMoreLink', BlogPostItemFooterReadMoreLink);
const Tags = slot('TagsListInline', TagsListInline);
const MetaRow = slot('EditMetaRow', EditMetaRow);

export function BlogPostItemFooter(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { tags, title, permalink, hasTruncateMarker, editUrl, lastUpdatedAt, lastUpdatedBy } = metadata;
  const hasMore = !isBlogPostPage && hasTruncateMarker;
  const hasRow = isBlogPostPage && (editUrl !== undefined || lastUpdatedAt !== undefined);
  if (tags.length === 0 && !hasMore && !hasRow) return null;
  return (
    <footer className="page-footer">
      {hasMore && (
        <p>
          <ReadMoreLink blogPostTitle={title} to={permalink} />
        </p>
      )}
      {tags.length > 0 && <Tags tags={tags} />}
      {hasRow && <MetaRow editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />}
    </footer>
  );
}

const Container = slot('BlogPostItem/Container', BlogPostItemContainer);
const Header = slot('BlogPostItem/Header', BlogPostItemHeader);
const Content = slot('BlogPostItem/Content', BlogPostItemContent);
const Footer = slot('BlogPostItem/Footer', BlogPostItemFooter);

/** Renders a post from theme components. The children are its content. */
export function BlogPostItem({ className, children }: PartProps): ReactNode {
  return (
    <Container className={className}>
      <Header />
      <Content>{children}</Content>
      <Footer />
    </Container>
  );
}

const Item = slot('BlogPostItem', BlogPostItem);

/** Renders the viewer's own posts from theme components, if the site replaces one of these. */
export function PostOfParts({ post, children }: { post: PostPage | PostSummary; children?: ReactNode }): ReactNode {
  const content = useMemo(() => blogPostOf(post), [post]);
  return (
    <PostContext value={content}>
      <Item>{children}</Item>
    </PostContext>
  );
}
