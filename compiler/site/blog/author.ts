import type * as z from 'zod';
import type { Author } from '../../../corpus/schema/index.ts';
import type { authorFields } from './post-front-matter.ts';
import path from 'node:path';

/** An author as written in front matter or in the authors file. */
type WrittenAuthor = z.infer<z.ZodObject<typeof authorFields>>;

/**
 * @param from the file that contains the author
 * @returns the author; fields that are not written are absent
 */
export function readAuthor(written: WrittenAuthor, from: string): Author {
  const { name, title, email, description, socials } = written;
  const image = written.image_url ?? written.imageURL;
  const author: { [Key in keyof Author]: Author[Key] | null } = {
    name,
    title,
    url: written.url ?? (email ? `mailto:${email}` : undefined),
    image: image ? authorImage(image, from) : undefined,
    description,
    socials,
  };
  return Object.fromEntries(
    Object.entries(author).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

/**
 * Resolves the path of an author's image, so that it doesn't depend on the file that contains it:
 *
 *     ./img/a.png, written in blog/authors.yml  →  @site/blog/img/a.png
 *     /img/a.png, https://…  →  unchanged
 *
 * @param from the file that contains the path
 */
function authorImage(url: string, from: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|@site\/)/i.test(url)) return url;
  return `@site/${path.posix.join(path.posix.dirname(from), url)}`;
}
