/** The slug, title and date in a post's path. */
export interface PostFileName {
  /** The path of the post below its blog. */
  slug: string;
  /** The title if the post has no other one. */
  text: string;
  /** The day as written, with `-`: `2021-2-3`. */
  date?: string | undefined;
}

// The folder is greedy: of several dates the last one counts.
const dated = /^(?<folder>.*(?<!\d))(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})(?!\d)[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/**
 * Reads the path of a post, relative to its blog's folder.
 *
 *     2021-02-03-x.md   2021-02-03-x/index.md   2021/02/03/x.md   2021/02-03-x.md   guides/2021-02-03-x.md   x.md
 *
 * The digits of the date are unchanged.
 */
export function parsePostFileName(relativePath: string): PostFileName {
  const { folder = '', date, text = '' } = dated.exec(relativePath)?.groups ?? {};
  if (date !== undefined)
    return { slug: `/${date.replaceAll('-', '/')}/${folder}${text}`, text, date: date.replaceAll('/', '-') };
  const bare = relativePath.replace(/(?:\/index)?\.mdx?$/, '');
  return { slug: `/${bare}`, text: bare };
}
