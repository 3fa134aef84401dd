import type {
  BlogArchiveFile,
  BlogAuthorsFile,
  BlogSidebarFile,
  BlogTagsFile,
  Json,
  PostsFile,
} from '../../corpus/schema/index.ts';
import type { Blog } from '../site/blog/blog.ts';
import type { FileKind } from '../../corpus/file-paths.ts';
import type { Content } from './corpus-file.ts';
import type { EmitInput } from './emit-input.ts';
import { authorCounts } from './pages/blog-index.ts';
import { postDetails } from './pages/post-summary.ts';

/** Builds the corpus files of a blog or a changelog, except its pages. */
export function blogTables(blog: Blog, input: EmitInput): [kind: FileKind, file: object][] {
  const { id: instance, kind, sidebar, tags, archive } = blog;
  const tables: [FileKind, object][] = [
    ['posts', { instance, posts: postRows(blog, input) } satisfies Content<PostsFile>],
    ['blog-sidebar', { instance, ...sidebar } satisfies Content<BlogSidebarFile>],
  ];
  if (kind === 'changelog') return tables;
  return [
    ...tables,
    ['tags', { instance, tags: tags?.items ?? [] } satisfies Content<BlogTagsFile>],
    ['authors', { instance, authors: authorCounts(blog, input) } satisfies Content<BlogAuthorsFile>],
    ['archive', { instance, years: archive?.years ?? [] } satisfies Content<BlogArchiveFile>],
  ];
}

function postRows(blog: Blog, input: EmitInput): PostsFile['posts'] {
  const listed = blog.posts.filter(({ unlisted }) => !unlisted);
  return listed.map((post) => ({
    ...postDetails(post, blog, input),
    source: post.source,
    frontMatter: input.sources.get(post.source)!.head.frontMatter as Record<string, Json>,
  }));
}
