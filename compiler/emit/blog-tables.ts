import type {
  BlogArchiveFile,
  BlogAuthorsFile,
  BlogSidebarFile,
  BlogTagsFile,
  Json,
  PostsFile,
} from '../../corpus/schema/index.ts';
import type { Blog } from '../site/blog/blog.ts';
import { schemaHref } from './addresses.ts';
import type { Emission } from './emission.ts';
import { authorCounts } from './pages/blog-index.ts';
import { postFacts } from './pages/post-summary.ts';

/** The tables of a blog or a changelog: file names below `blog/<instance>/`, and what they hold. */
export function blogTables(blog: Blog, emission: Emission): [name: string, file: object][] {
  const tables: [string, object][] = [
    ['posts.json', postsFile(blog, emission)],
    ['sidebar.json', blogSidebarFile(blog, emission)],
  ];
  if (blog.kind === 'changelog') return tables;
  return [
    ...tables,
    ['tags.json', blogTagsFile(blog, emission)],
    ['authors.json', blogAuthorsFile(blog, emission)],
    ['archive.json', blogArchiveFile(blog, emission)],
  ];
}

function postsFile(blog: Blog, emission: Emission): PostsFile {
  const listed = blog.posts.filter(({ unlisted }) => !unlisted);
  return {
    ...base('posts', blog, emission),
    posts: listed.map((post) => ({
      ...postFacts(post, emission),
      source: post.source,
      frontMatter: emission.sources.get(post.source)!.head.frontMatter as Record<string, Json>,
    })),
  };
}

function blogSidebarFile(blog: Blog, emission: Emission): BlogSidebarFile {
  return { ...base('blog-sidebar', blog, emission), ...blog.sidebar };
}

function blogTagsFile(blog: Blog, emission: Emission): BlogTagsFile {
  return { ...base('tags', blog, emission), tags: blog.tags?.items ?? [] };
}

function blogAuthorsFile(blog: Blog, emission: Emission): BlogAuthorsFile {
  return { ...base('authors', blog, emission), authors: authorCounts(blog, emission) };
}

function blogArchiveFile(blog: Blog, emission: Emission): BlogArchiveFile {
  return { ...base('archive', blog, emission), years: blog.archive?.years ?? [] };
}

function base(kind: string, { id }: Blog, { site }: Emission) {
  return { $schema: schemaHref(kind, site.config), format: 1 as const, instance: id };
}
