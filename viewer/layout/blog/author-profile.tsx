import type { Author } from '../../../corpus/schema/index.ts';
import { useSite } from '../../corpus/corpus-context.ts';
import { Link } from '../../navigation/link.tsx';
import { authorName, AuthorImage } from './author-image.tsx';
import { Socials } from './socials.tsx';

/** The header of an author's page. */
export function AuthorProfile({ author }: { author: Author }) {
  const { title, description, url } = author;
  const { url: origin } = useSite();
  return (
    <div className="author-profile">
      <AuthorImage author={author} />
      <div>
        <h1>{authorName(author)}</h1>
        {title !== undefined && <p className="author-title">{title}</p>}
        {description !== undefined && <p>{description}</p>}
        {url !== undefined && (
          <p>
            <Link href={url} className="list-link" rel="me noopener noreferrer">
              {readable(url, origin)}
            </Link>
          </p>
        )}
        <Socials author={author} />
      </div>
    </div>
  );
}

/** Returns an address to display: `https://www.a.dev/` → `a.dev`. A path on this site gets the site's host. */
function readable(url: string, origin: string): string {
  const full = url.startsWith('/') ? `${origin}${url}` : url;
  return full.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)|\/$/g, '');
}
