import type { BlogAuthorsPage } from '../../compiler/corpus/index.ts';
import { AuthorLink } from '../layout/blog/author-link.tsx';
import { authorName } from '../layout/blog/author-name.ts';
import { Portrait } from '../layout/blog/portrait.tsx';
import { Socials } from '../layout/blog/socials.tsx';

/** All authors of a blog. */
export function BlogAuthorsView({ page }: { page: BlogAuthorsPage }) {
  return (
    <div className="doc">
      <div className="doc-column">
        <header className="list-header">
          <h1>{page.title}</h1>
        </header>
        <ul className="author-cards">
          {page.items.map((author, index) => (
            <li key={index} className="author">
              <Portrait author={author} />
              <div>
                <h2>
                  <AuthorLink author={author} className="author-name">
                    {authorName(author)}
                  </AuthorLink>
                </h2>
                {author.title !== undefined && <p className="author-title">{author.title}</p>}
                <p className="author-count">{author.count === 1 ? 'One post' : `${author.count} posts`}</p>
                <Socials author={author} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
