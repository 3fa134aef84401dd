/** The slug, title and date that the path of a post's file contains. */
export interface PostFileName {
  /** Path of the post's page, below the path of its blog. */
  slug: string;
  /** The title from the file name. A title in front matter or content takes precedence. */
  text: string;
  /** The day with the digits as written, separated by `-`: `2021-2-3`. */
  date?: string | undefined;
}

// `folder` is greedy, so that `date` matches the last date in a path.
const dated = /^(?<folder>.*(?<!\d))(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})(?!\d)[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/**
 * Parses the path of a post, relative to the blog's folder. All of these paths are valid:
 *
 *     2021-02-03-x.md   2021-02-03-x/index.md   2021/02/03/x.md   2021/02-03-x.md   guides/2021-02-03-x.md   x.md
 */
export function parsePostFileName(relativePath: string): PostFileName {
  const { folder = '', date, text = '' } = dated.exec(relativePath)?.groups ?? {};
  if (date !== undefined)
    return { slug: `/${date.replaceAll('-', '/')}/${folder}${text}`, text, date: date.replaceAll('/', '-') };
  const bare = relativePath.replace(/(?:\/index)?\.mdx?$/, '');
  return { slug: `/${bare}`, text: bare };
}
