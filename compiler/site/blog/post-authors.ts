import type { Author } from '../../../corpus/schema/index.ts';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Head } from '../../parse/document.ts';
import type { Report } from '../report.ts';
import { readAuthor } from './author.ts';
import type { DeclaredAuthors } from './authors-file.ts';
import { legacyAuthorKeys, type FrontMatterAuthor, type PostFrontMatter } from './post-front-matter.ts';

/** The parts of a post that determine its authors. */
interface Authored {
  source: string;
  head: Head;
  frontMatter: PostFrontMatter;
}

/**
 * Reads the authors of a post: keys of the authors file, authors in front matter, or both.
 *
 * @param level severity if an author is missing in an existing authors file
 */
export function postAuthors(
  post: Authored,
  declared: DeclaredAuthors,
  level: 'ignore' | 'warn' | 'error',
  report: Report,
): Author[] {
  const { source, head, frontMatter } = post;
  const legacy = legacyAuthorKeys.find((key) => frontMatter[key]);
  if (!frontMatter.authors) return legacy === undefined ? [] : [legacyAuthor(post)];
  if (legacy !== undefined)
    report(diagnose('mixed-authors', { path: source, ...head.frontMatterPlaces[legacy] }, { key: legacy }));
  const place = { path: source, ...head.frontMatterPlaces.authors };
  return frontMatter.authors.flatMap((written): Author[] => {
    const author = resolveAuthor(written, source, place, declared, report);
    if (author && author.key === undefined && declared.authors.size > 0) {
      report(
        ...atLevel(
          level,
          diagnose('inline-author', place, { name: author.name ?? author.image ?? '', file: declared.readIn }),
        ),
      );
    }
    return author ? [author] : [];
  });
}

function resolveAuthor(
  written: FrontMatterAuthor,
  source: string,
  place: Place,
  declared: DeclaredAuthors,
  report: Report,
): Author | undefined {
  const { key, ...fields } = typeof written === 'string' ? { key: written } : written;
  const known = key === undefined ? undefined : declared.authors.get(key);
  if (key !== undefined && !known) {
    if (declared.isInvalid) return undefined;
    const keys = [...declared.authors.keys()].sort();
    report(diagnose('unknown-author', place, { key, file: declared.readIn, near: nearest(key, keys), keys }));
    return undefined;
  }
  const author = { ...known, ...readAuthor(fields, source) };
  if (author.name !== undefined || author.image !== undefined) return author;
  if (!known) report(diagnose('nameless-author', place, {}));
  return undefined;
}

function legacyAuthor({ source, frontMatter }: Authored): Author {
  const { author, author_title, authorTitle, author_url, authorURL, author_image_url, authorImageURL } = frontMatter;
  return readAuthor(
    {
      name: author,
      title: author_title ?? authorTitle,
      url: author_url ?? authorURL,
      image_url: author_image_url ?? authorImageURL,
    },
    source,
  );
}
