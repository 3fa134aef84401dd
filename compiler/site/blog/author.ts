import type * as z from 'zod';
import type { Author } from '../../../corpus/schema/index.ts';
import { authorImage } from './author-image.ts';
import type { authorFields } from './post-front-matter.ts';

/** What is written of an author, in front matter or in the file of authors. */
type WrittenAuthor = z.infer<z.ZodObject<typeof authorFields>>;

/**
 * @param from the file in which it is written
 * @returns the author with what is written alone: nothing stands in for what is left out
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
