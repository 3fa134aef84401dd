import type {
  BlogArchiveFile,
  BlogAuthorsFile,
  BlogSidebarFile,
  BlogTagsFile,
  Json,
  PostsFile,
} from '../../corpus/schema/index.ts';
import type { Blog } from '../site/blog/blog.ts';
import { schemaHref } from './json.ts';
import type { EmitInput } from './emission.ts';
import { authorCounts } from './pages/blog-index.ts';
import { postFacts } from './pages/post-summary.ts';

/** The tables of a blog or a changelog: file names below `blog/<instance>/`, and what they hold. */
export function blogTables(blog: Blog, input: EmitInput): [name: string, file: object][] {
  const tables: [string, object][] = [
    ['posts.json', postsFile(blog, input)],
    ['sidebar.json', blogSidebarFile(blog, input)],
  ];
  if (blog.kind === 'changelog') return tables;
  return [
    ...tables,
    ['tags.json', blogTagsFile(blog, input)],
    ['authors.json', blogAuthorsFile(blog, input)],
    ['archive.json', blogArchiveFile(blog, input)],
  ];
}

function postsFile(blog: Blog, input: EmitInput): PostsFile {
  const listed = blog.posts.filter(({ unlisted }) => !unlisted);
  return {
    ...base('posts', blog, input),
    posts: listed.map((post) => ({
      ...postFacts(post, input),
      source: post.source,
      frontMatter: input.sources.get(post.source)!.head.frontMatter as Record<string, Json>,
    })),
  };
}

function blogSidebarFile(blog: Blog, input: EmitInput): BlogSidebarFile {
  return { ...base('blog-sidebar', blog, input), ...blog.sidebar };
}

function blogTagsFile(blog: Blog, input: EmitInput): BlogTagsFile {
  return { ...base('tags', blog, input), tags: blog.tags?.items ?? [] };
}

function blogAuthorsFile(blog: Blog, input: EmitInput): BlogAuthorsFile {
  return { ...base('authors', blog, input), authors: authorCounts(blog, input) };
}

function blogArchiveFile(blog: Blog, input: EmitInput): BlogArchiveFile {
  return { ...base('archive', blog, input), years: blog.archive?.years ?? [] };
}

function base(kind: string, { id }: Blog, { site }: EmitInput) {
  return { $schema: schemaHref(kind, site.config), format: 1 as const, instance: id };
}
