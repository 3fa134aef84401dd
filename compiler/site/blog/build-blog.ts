import { ofSource } from '../../diagnostics/errors/page-error.ts';
import path from 'node:path';
import type { BlogOptions, ChangelogOptions } from '../../config/blog.ts';
import type { PageLink } from '../../../corpus/schema/index.ts';
import { contentPath } from '../source-path.ts';
import { listTitles } from '../list-titles.ts';
import type { Report } from '../report.ts';
import type { SiteInput } from '../site-input.ts';
import { archive, pager, paginate, type Pager } from './paginate.ts';
import { readAuthorsFile, type DeclaredAuthors } from './authors-file.ts';
import type { Blog, BlogBase, BlogSidebarItem, AuthorImage, Post } from './blog.ts';
import { blogAuthors } from './blog-authors.ts';
import { blogPlace, type BlogPlace, type BlogSource } from './blog-place.ts';
import { blogTags } from './blog-tags.ts';
import { readPosts } from './read-posts.ts';
import { readReleases } from './read-releases.ts';

/**
 * Builds a blog: its posts and all its list pages.
 *
 * @param sources sources of the posts, sorted by path
 */
export function buildBlog(
  options: BlogOptions,
  sources: readonly BlogSource[],
  input: SiteInput,
  report: Report,
): Blog {
  const place = blogPlace(options, sources, input, report);
  const file = contentPath(options.path, options.authorsMapPath);
  const written = input.data.get(file);
  const declared = ofSource(written?.path ?? file, () =>
    readAuthorsFile(
      file,
      written,
      (permalink) => place.below(options.authorsBasePath, permalink),
      report,
      input.config.onDuplicateRoutes,
    ),
  );
  const titles = listTitles(input);
  const base = buildBase(place, readPosts(place, declared), titles.blog, declared);
  const listed = base.posts.filter(({ unlisted }) => !unlisted);
  return {
    kind: 'blog',
    options,
    ...base,
    tags: blogTags(base.posts, place),
    archive:
      options.archiveBasePath === null
        ? undefined
        : archive(listed, place.below(options.archiveBasePath), titles.archive),
    authors: blogAuthors(listed, declared, place),
  };
}

/** Builds a changelog from its releases. */
export function buildChangelog(
  options: ChangelogOptions,
  sources: readonly BlogSource[],
  input: SiteInput,
  report: Report,
): Blog {
  const place = blogPlace(options, sources, input, report);
  return {
    kind: 'changelog',
    options,
    ...buildBase(place, readReleases(place), listTitles(input).changelog),
    tags: undefined,
    archive: undefined,
    authors: undefined,
  };
}

type Shared = Omit<BlogBase, 'tags' | 'archive' | 'authors'>;

function buildBase(
  place: BlogPlace<BlogOptions | ChangelogOptions>,
  bare: Post[],
  usual: Record<'title' | 'description' | 'sidebar', string>,
  declared?: DeclaredAuthors,
): Shared {
  const { options, input, path } = place;
  const { config } = input;
  const pages = pager(path, options, config);
  const posts = withNeighbours(bare, pages);
  const title = path === config.baseUrl ? config.title : (options.blogTitle ?? usual.title);
  const description = options.blogDescription ?? usual.description;
  return {
    id: options.id,
    path,
    title,
    description,
    posts,
    lists: paginate(
      posts.filter(({ unlisted }) => !unlisted),
      pages,
      { title, description },
    ),
    sidebar: {
      title: options.blogSidebarTitle ?? usual.sidebar,
      items: sidebarItems(posts, options.blogSidebarCount),
    },
    authorImages: allAuthorImages(posts, declared, input),
  };
}

function withNeighbours(posts: Post[], { size, pathOf }: Pager): Post[] {
  const listed = posts.filter(({ unlisted }) => !unlisted);
  const places = new Map(listed.map((post, index) => [post, index]));
  return posts.map((post) => {
    const index = places.get(post);
    if (index === undefined) return post;
    return {
      ...post,
      previous: link(listed[index - 1]),
      next: link(listed[index + 1]),
      listPath: pathOf(Math.floor(index / size) + 1),
    };
  });
}

function link(post: Post | undefined): PageLink | undefined {
  return post && { path: post.path, title: post.title };
}

// Returns the items of the blog sidebar. Unlisted posts are included, but don't count towards `count`. The viewer shows
// such an item only on the post's own page.
function sidebarItems(posts: Post[], count: number | 'ALL'): BlogSidebarItem[] {
  const most = count === 'ALL' ? Infinity : count;
  let shown = 0;
  return posts.flatMap((post) => {
    if (shown >= most) return [];
    if (!post.unlisted) shown += 1;
    return [
      {
        path: post.path,
        title: post.sidebarLabel ?? post.title,
        date: post.date,
        unlisted: post.unlisted ? true : undefined,
      },
    ];
  });
}

function allAuthorImages(posts: Post[], declared: DeclaredAuthors | undefined, { sources }: SiteInput): AuthorImage[] {
  const authorImages = new Map<string, AuthorImage>();
  const inFile = (declared?.authorImages ?? []).map((image) => ({
    ...image,
    otherwise: besidePosts(image.url, posts, declared!.file),
  }));
  const inPosts = posts.flatMap(({ source, authors }) =>
    authors.flatMap(({ image }) =>
      image === undefined
        ? []
        : [{ url: image, place: { path: source, ...sources.get(source)?.head.frontMatterPlaces.authors } }],
    ),
  );
  for (const authorImage of [...inFile, ...inPosts])
    if (!authorImages.has(authorImage.url)) authorImages.set(authorImage.url, authorImage);
  return [...authorImages.values()];
}

/** @returns alternative paths for an author's image, relative to the folders of the author's posts */
function besidePosts(url: string, posts: Post[], authorsFile: string): string[] {
  const folder = `@site/${path.posix.dirname(authorsFile)}/`;
  if (!url.startsWith(folder)) return [];
  const own = posts.filter(({ authors }) => authors.some(({ image }) => image === url));
  const places = own.map(({ source }) => `@site/${path.posix.dirname(source)}/${url.slice(folder.length)}`);
  return [...new Set(places)].filter((place) => place !== url);
}
