import type { Author } from '../../../corpus/schema/index.ts';
import { AuthorLink } from './author-link.tsx';
import { authorName, AuthorImage } from './author-image.tsx';
import { Socials } from './socials.tsx';

interface AuthorsProps {
  authors: Author[];
  /** Whether to render only names and small images, as a line below the title. */
  isBrief?: boolean;
}

/** With at least this number of authors, the list has columns and shows only names and small images. */
const crowd = 5;

/** The authors of a post: a card for each author, or only images if no author has a name. */
export function Authors({ authors, isBrief = false }: AuthorsProps) {
  if (authors.length === 0) return null;
  if (authors.every(({ name }) => name === undefined)) {
    return (
      <ul className="authors is-nameless">
        {authors.map((author, index) => (
          <li key={index}>
            <AuthorLink author={author} title={authorName(author)}>
              <AuthorImage author={author} />
              <span className="visually-hidden">{authorName(author)}</span>
            </AuthorLink>
          </li>
        ))}
      </ul>
    );
  }
  const isCrowd = authors.length >= crowd;
  const isSmall = isBrief || isCrowd;
  return (
    <ul className={`authors${isSmall ? ' is-brief' : ''}${isCrowd ? ' is-crowd' : ''}`}>
      {authors.map((author, index) => (
        <li key={index} className="author">
          <AuthorImage author={author} />
          <div>
            <AuthorLink author={author} className="author-name">
              {authorName(author)}
            </AuthorLink>
            {!isSmall && author.title !== undefined && <p className="author-title">{author.title}</p>}
            {!isSmall && <Socials author={author} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
