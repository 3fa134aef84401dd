import type { BlogAuthorsPage } from '../../corpus/schema/index.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { AuthorLink } from '../layout/blog/author-link.tsx';
import { authorName, AuthorImage } from '../layout/blog/author-image.tsx';
import { Socials } from '../layout/blog/socials.tsx';
import { countBlogMessage } from '../messages/blog-message.ts';

/** Renders all authors of a blog. */
export function BlogAuthorsView({ page }: { page: BlogAuthorsPage }) {
  const { locale } = useSite();
  return (
    <div className="doc">
      <div className="doc-column">
        <header className="list-header">
          <h1>{page.title}</h1>
        </header>
        <ul className="author-cards">
          {page.items.map((author, index) => (
            <li key={index} className="author">
              <AuthorImage author={author} />
              <div>
                <h2>
                  <AuthorLink author={author} className="author-name">
                    {authorName(author)}
                  </AuthorLink>
                </h2>
                {author.title !== undefined && <p className="author-title">{author.title}</p>}
                <p className="author-count">{countBlogMessage('theme.blog.post.plurals', author.count, locale)}</p>
                <Socials author={author} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
