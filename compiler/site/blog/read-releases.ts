import type { ChangelogOptions } from '../../config/blog.ts';
import type { Author } from '../../../corpus/schema/index.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText } from '../../diagnostics/diagnostic.ts';
import type { Head } from '../../parse/document.ts';
import type { Committer, SourceFile } from '../../source/source.ts';
import type { Report } from '../report.ts';
import { titleOrder } from '../list-titles.ts';
import type { Post } from './blog.ts';
import type { BlogPlace } from './blog-place.ts';
import { postAuthors } from './post-authors.ts';
import { readDay } from './post-date.ts';
import { parsePostFileName } from './post-file-name.ts';
import { postFrontMatter, type PostFrontMatter } from './post-front-matter.ts';
import { readPost } from './read-post.ts';

interface Release {
  file: SourceFile;
  head: Head;
  frontMatter: PostFrontMatter;
  /** The slug of a release whose front matter has no slug. */
  slug: string;
  title: string;
  /** Midnight of the release's day. */
  date: string | undefined;
}

/**
 * Hour (UTC) that the newest release of a day gets as its time. Older releases of the day get earlier hours, which
 * keeps their order.
 */
const newestHour = 20;

/**
 * @returns the releases of a changelog without drafts, newest first. Undated releases of one changelog file keep the
 * order of the file
 */
export function readReleases(place: BlogPlace<ChangelogOptions>): Post[] {
  const { options, sources, report } = place;
  const releases = sources.flatMap((source) => readRelease(source, place));
  if (releases.some(({ date }) => date !== undefined)) reportUndated(releases, report);
  const perDay = new Map<string, number>();
  const posts = inOrder(releases).map(({ file, head, frontMatter, slug, title, date }) => {
    const earlier = perDay.get(date ?? '') ?? 0;
    perDay.set(date ?? '', earlier + 1);
    const details = {
      slug: frontMatter.slug ?? slug,
      title,
      date: date === undefined ? undefined : atHour(date, newestHour - earlier),
      tags: [],
      authors: authorsOf(file, head, frontMatter, place),
    };
    return readPost(file, head, frontMatter, details, place);
  });
  return options.sortPosts === 'ascending' ? posts.reverse() : posts;
}

function readRelease(
  { file, head }: { file: SourceFile; head: Head },
  { input, report }: BlogPlace<ChangelogOptions>,
): Release[] {
  const { part, relativePath } = file;
  const frontMatter = postFrontMatter(head, file.path, report);
  if (input.production && frontMatter.draft) return [];
  const { date: named, text } = parsePostFileName(relativePath);
  const title = part?.title ?? frontMatter.title ?? head.contentTitle ?? text;
  if (title === '') {
    report(diagnose('nameless-release', { path: file.path }, {}));
    return [];
  }
  const written = part?.date ?? named;
  const date = frontMatter.date ?? (written === undefined ? undefined : readDay(written, { path: file.path }, report));
  const slug = part ? title.replace(/[?#%\\]/g, '') : text;
  return [{ file, head, frontMatter, slug, title, date: date && atHour(date, 0) }];
}

function reportUndated(releases: Release[], report: Report): void {
  for (const { file, head, title, date } of releases) {
    const isInvalid = file.part?.date !== undefined || head.frontMatter.date !== undefined;
    if (date === undefined && !isInvalid && !/^unreleased\b/i.test(title))
      report(diagnose('undated-release', { path: file.path }, { title }));
  }
}

// Sorts releases, newest first. An undated release comes directly before the release that follows it in the file.
// Releases in separate files are sorted by version: 1.10 before 1.9.
function inOrder(releases: Release[]): Release[] {
  const byNumber = new Intl.Collator('en', { numeric: true });
  const inFile = releases.toSorted((a, b) =>
    a.file.part && b.file.part
      ? a.file.part.index - b.file.part.index
      : byNumber.compare(b.slug, a.slug) || compareText(a.slug, b.slug),
  );
  let next = '';
  const dates = new Map<Release, string>();
  for (const release of inFile.toReversed()) {
    next = release.date ?? next;
    dates.set(release, next);
  }
  return inFile.sort((a, b) => compareText(dates.get(b)!, dates.get(a)!));
}

function atHour(date: string, hour: number): string {
  return `${date.slice(0, 10)}T${String(Math.max(hour, 0)).padStart(2, '0')}:00:00.000Z`;
}

function authorsOf(
  file: SourceFile,
  head: Head,
  frontMatter: PostFrontMatter,
  { input, report }: BlogPlace<ChangelogOptions>,
): Author[] {
  if (!file.part) {
    return postAuthors(
      { source: file.path, head, frontMatter },
      { file: 'authors.yml', readIn: 'authors.yml', authors: new Map(), authorImages: [], isInvalid: false },
      'ignore',
      report,
    );
  }
  const compare = titleOrder(input.config.i18n.currentLocale);
  return file.part.committers.toSorted((a, b) => compare(a.url, b.url)).map(committer);
}

function committer({ name, alias, url }: Committer): Author {
  return { name, url, image: `https://github.com/${alias}.png` };
}
