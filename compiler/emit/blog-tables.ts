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

/** The tables of a blog or a changelog. */
export function blogTables(blog: Blog, input: EmitInput): [kind: FileKind, file: object][] {
  const tables: [FileKind, object][] = [
    ['posts', postsFile(blog, input)],
    ['blog-sidebar', blogSidebarFile(blog)],
  ];
  if (blog.kind === 'changelog') return tables;
  return [
    ...tables,
    ['tags', blogTagsFile(blog)],
    ['authors', blogAuthorsFile(blog, input)],
    ['archive', blogArchiveFile(blog)],
  ];
}

function postsFile(blog: Blog, input: EmitInput): Content<PostsFile> {
  const listed = blog.posts.filter(({ unlisted }) => !unlisted);
  return {
    instance: blog.id,
    posts: listed.map((post) => ({
      ...postDetails(post, blog, input),
      source: post.source,
      frontMatter: input.sources.get(post.source)!.head.frontMatter as Record<string, Json>,
    })),
  };
}

function blogSidebarFile(blog: Blog): Content<BlogSidebarFile> {
  return { instance: blog.id, ...blog.sidebar };
}

function blogTagsFile(blog: Blog): Content<BlogTagsFile> {
  return { instance: blog.id, tags: blog.tags?.items ?? [] };
}

function blogAuthorsFile(blog: Blog, input: EmitInput): Content<BlogAuthorsFile> {
  return { instance: blog.id, authors: authorCounts(blog, input) };
}

function blogArchiveFile(blog: Blog): Content<BlogArchiveFile> {
  return { instance: blog.id, years: blog.archive?.years ?? [] };
}
