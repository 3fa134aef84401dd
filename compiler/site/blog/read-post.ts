import type { BlogOptions, ChangelogOptions } from '../../config/blog.ts';
import type { Author, TagLink } from '../../../corpus/schema/index.ts';
import type { Head } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';
import { editHref } from '../source-path.ts';
import { customFrontMatter } from '../front-matter/custom-front-matter.ts';
import { keyName } from '../key-name.ts';
import { lastUpdateOf } from '../last-update.ts';
import { checkSlug } from '../routes/slug.ts';
import { tocLevels } from '../front-matter/front-matter.ts';
import type { Post } from './blog.ts';
import type { BlogPlace } from './blog-place.ts';
import type { PostFrontMatter } from './post-front-matter.ts';

/** Properties that differ between posts and releases. */
export interface PostDetails {
  slug: string;
  title: string;
  date: string | undefined;
  tags: TagLink[];
  authors: Author[];
}

/** @returns a post, built only from its own source file. `build-blog.ts` adds properties that depend on other posts */
export function readPost(
  file: SourceFile,
  head: Head,
  frontMatter: PostFrontMatter,
  { slug, ...details }: PostDetails,
  place: BlogPlace<BlogOptions | ChangelogOptions>,
): Post {
  const { options, input, report } = place;
  const source = file.path;
  checkSlug(slug, { path: source, ...head.frontMatterPlaces.slug }, report);
  const path = place.below(slug);
  const words = options.showReadingTime && !frontMatter.hide_reading_time ? head.words : undefined;
  return {
    source,
    keyName: keyName(source, input.sources),
    instance: options.id,
    path,
    ...details,
    description: frontMatter.description ?? head.excerpt,
    unlisted: input.production && frontMatter.unlisted === true,
    readingMinutes: words === undefined ? undefined : Math.round((words / options.wordsPerMinute) * 100) / 100,
    editUrl: editUrlOf(file, path, place),
    lastUpdate: lastUpdateOf(file.part?.path ?? source, frontMatter, options, input.history),
    tocLevels: tocLevels(frontMatter, input.config),
    hideToc: frontMatter.hide_table_of_contents ?? false,
    titleMeta: frontMatter.title_meta,
    sidebarLabel: frontMatter.sidebar_label,
    keywords: frontMatter.keywords,
    custom: customFrontMatter(options.frontMatter, head, source, report),
    image: frontMatter.image,
  };
}

function editUrlOf(
  { path, part, translates, relativePath }: SourceFile,
  permalink: string,
  { options, input }: BlogPlace<BlogOptions | ChangelogOptions>,
): string | undefined {
  const { editUrl } = options;
  const file = part?.path ?? translates?.path ?? path;
  if (editUrl === undefined || typeof editUrl === 'string') return editUrl && editHref(editUrl, file);
  return editUrl({
    blogDirPath: options.path,
    blogPath: part ? '' : relativePath,
    permalink,
    locale: input.config.i18n.currentLocale,
  });
}
