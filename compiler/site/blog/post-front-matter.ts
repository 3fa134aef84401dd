import * as z from 'zod';
import type { Head } from '../../parse/document.ts';
import { common, date, flag, readFrontMatter, tags } from '../front-matter/front-matter.ts';
import { text } from '../../yaml/scalars.ts';
import type { Report } from '../report.ts';
import { accountHref } from './socials.ts';

const socials = z
  .record(z.string(), text, { error: 'expected an object that maps each platform to an account' })
  .transform((accounts, context) =>
    Object.fromEntries(
      Object.entries(accounts).map(([platform, account]) => {
        const href = accountHref(platform, account);
        if (href === undefined)
          context.addIssue({
            code: 'custom',
            path: [platform],
            message:
              'expected a URL that starts with https:// or http://, because Lectern does not know the profile URLs of this platform',
          });
        return [platform, href ?? account];
      }),
    ),
  );

/** The keys of an author in front matter and in the authors file. Custom keys are also allowed. */
export const authorFields = {
  name: text.nullish(),
  title: text.nullish(),
  url: text.nullish(),
  email: text.nullish(),
  image_url: text.nullish(),
  imageURL: text.nullish(),
  description: text.nullish(),
  /** Platform → account name or URL. */
  socials: socials.nullish(),
};

const author = z.union([text, z.looseObject({ key: text.optional(), ...authorFields })], {
  error: 'expected the key of an author, or an object with "key", "name", "image_url" and so on',
});
export type FrontMatterAuthor = z.infer<typeof author>;

/** Docusaurus' older keys for a single author, in both spellings: `author_title`, `authorTitle`. `authors` replaces
 * them. */
const legacyAuthor = {
  author: text.nullish(),
  author_title: text.nullish(),
  authorTitle: text.nullish(),
  author_url: text.nullish(),
  authorURL: text.nullish(),
  author_image_url: text.nullish(),
  authorImageURL: text.nullish(),
};
export const legacyAuthorKeys = Object.keys(legacyAuthor) as (keyof typeof legacyAuthor)[];

export const PostFrontMatter = z.looseObject({
  ...common,
  ...legacyAuthor,
  slug: text.optional(),
  date: date.optional(),
  authors: z
    .union([author.transform((only) => [only]), z.array(author)], { error: 'expected an author, or a list of authors' })
    .nullish(),
  tags: tags.nullish().transform((written) => written ?? undefined),
  title_meta: text.optional(),
  sidebar_label: text.optional(),
  hide_reading_time: flag.optional(),
});
export type PostFrontMatter = z.infer<typeof PostFrontMatter>;

/** @returns a post's front matter. Invalid keys are reported and removed */
export function postFrontMatter(head: Head, source: string, report: Report): PostFrontMatter {
  return readFrontMatter(PostFrontMatter, head, source, report);
}
