import type { BlogOptions } from '../../config/blog.ts';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import { hasNoText } from '../../diagnostics/has-no-text.ts';
import { compareText } from '../../diagnostics/diagnostic.ts';
import { tagResolver } from '../tags/tags.ts';
import type { DeclaredAuthors } from './authors-file.ts';
import type { Post } from './blog.ts';
import type { BlogPlace, BlogSource } from './blog-place.ts';
import { postAuthors } from './post-authors.ts';
import { postDate } from './post-date.ts';
import { parsePostFileName } from './post-file-name.ts';
import { postFrontMatter } from './post-front-matter.ts';
import { readPost } from './read-post.ts';
import { ofSource } from '../../diagnostics/errors/page-error.ts';
import { checkHead } from '../front-matter/check-head.ts';

/** @returns the posts of a blog without drafts, in the order that the blog's options define */
export function readPosts(place: BlogPlace<BlogOptions>, declared: DeclaredAuthors): Post[] {
  const { options, sources, input, report } = place;
  const resolveTags = tagResolver({ dir: options.path, path: place.path, options }, input, report);
  const readOne = ({ file, head }: BlogSource): Post[] => {
    const source = file.path;
    const frontMatter = postFrontMatter(head, source, report);
    checkHead('post', head, source, report);
    if (input.production && frontMatter.draft) return [];
    if (head.truncatedAt === undefined && !hasNoText(head))
      report(...atLevel(options.onUntruncatedBlogPosts, diagnose('untruncated-post', { path: source }, {})));
    const { slug, text } = parsePostFileName(file.relativePath);
    const post = { source, relativePath: file.relativePath, head, frontMatter };
    const details = {
      slug: frontMatter.slug ?? slug,
      title: frontMatter.title ?? head.contentTitle ?? text,
      date: postDate(post, frontMatter.date, input, report),
      tags: resolveTags(post, report),
      authors: postAuthors(post, declared, options.onInlineAuthors, report),
    };
    return [readPost(file, head, frontMatter, details, place)];
  };
  const posts = sources.flatMap((source) => ofSource(source.file.path, () => readOne(source)));
  const direction = options.sortPosts === 'ascending' ? -1 : 1;
  return posts.sort((a, b) => direction * compareText(b.date ?? '', a.date ?? '') || compareText(a.source, b.source));
}
