import path from 'node:path';
import type { SettingNames } from '../../../compiler/index.ts';
import { keptPlugins, type Markdown } from './markdown-plugins.ts';
import type { Notices } from './notice.ts';
import { pick, type Unused } from './pick.ts';
import type { NamedPlugin } from './plugin-list.ts';
import { relativePath } from '../paths.ts';

type Options = Record<string, unknown>;

/** The context for translating the options of content plugins. */
export interface ContentContext {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Collects features that plugins add to the Markdown of the whole site. */
  markdown: Markdown;
  notices: Notices;
  /** The settings of Lectern. */
  settings: SettingNames;
}

const layout = [
  'the viewer of Lectern renders the layout of pages',
  'replace parts of the viewer with files in src/theme; see "Swizzling"',
] as const;
const recma = 'Lectern does not compile MDX to a module, so recma plugins have no JavaScript to change';

/** Docusaurus' default values. Some sites set them explicitly, which needs no notice. */
const usual = {
  docsRootComponent: '@theme/DocsRoot',
  docVersionRootComponent: '@theme/DocVersionRoot',
  docRootComponent: '@theme/DocRoot',
  docTagsListComponent: '@theme/DocTagsListPage',
  docTagDocListComponent: '@theme/DocTagDocListPage',
  docCategoryGeneratedIndexComponent: '@theme/DocCategoryGeneratedIndexPage',
  blogListComponent: '@theme/BlogListPage',
  blogPostComponent: '@theme/BlogPostPage',
  blogTagsListComponent: '@theme/BlogTagsListPage',
  blogTagsPostsComponent: '@theme/BlogTagsPostsPage',
  blogArchiveComponent: '@theme/BlogArchivePage',
  blogAuthorsListComponent: '@theme/Blog/Pages/BlogAuthorsListPage',
  blogAuthorsPostsComponent: '@theme/Blog/Pages/BlogAuthorsPostsPage',
  mdxPageComponent: '@theme/MDXPage',
  editLocalizedFiles: false,
};

const everywhere: Unused = {
  recmaPlugins: recma,
  admonitions: true,
  ...Object.fromEntries(Object.keys(usual).map((name) => [name, layout])),
};

const unusedOfDocs: Unused = { ...everywhere, docLayoutComponent: layout, docItemComponent: true };

const unusedOfBlogs: Unused = {
  ...everywhere,
  editLocalizedFiles: 'in Lectern, the link "Edit this page" of a translated post leads to the original post',
  processBlogPosts: ['Lectern publishes each file as one post', 'use "draft" or "unlisted" in the front matter'],
  readingTime: ['the reading time is computed from the number of words', 'set "wordsPerMinute"'],
};

const unusedOfPages: Unused = {
  ...everywhere,
  editLocalizedFiles: 'in Lectern, the link "Edit this page" of a translated page leads to the original page',
};

/** @returns Lectern's options for a docs instance */
export function docsOptions({ options, key }: NamedPlugin, context: ContentContext): Options {
  const { notices } = context;
  const kept = pick(options, context.settings.names(['docs']), { unused: unusedOfDocs, usual, key, notices });
  kept.lastVersionBadge ??= true;
  const { sidebarPath } = kept;
  if (sidebarPath === null) delete kept.sidebarPath;
  if (typeof sidebarPath === 'string') kept.sidebarPath = inSite(sidebarPath, context);
  return content(kept, { options, key }, 'docs', context);
}

/** @returns Lectern's options for a blog */
export function blogOptions({ options, key }: NamedPlugin, context: ContentContext): Options {
  const { notices } = context;
  const kept = pick(options, context.settings.names(['blog']), { unused: unusedOfBlogs, usual, key, notices });
  const { feedOptions } = kept as { feedOptions?: Options | null };
  if (feedOptions) {
    const { createFeedItems, xslt: _, ...feed } = feedOptions;
    if (createFeedItems !== undefined)
      notices.add(`${key}.feedOptions.createFeedItems`, 'left out: in Lectern, the items of a feed are always posts');
    kept.feedOptions = feed;
  } else if (feedOptions === null) {
    delete kept.feedOptions;
  }
  kept.authorsIndex ??= true;
  // In Docusaurus, list pages of a blog show no title above the posts.
  kept.showListTitle ??= false;
  return content(kept, { options, key }, 'blog', context);
}

/** @returns Lectern's options for a pages instance */
export function pagesOptions({ options, key }: NamedPlugin, context: ContentContext): Options {
  const { notices } = context;
  const kept = pick(options, context.settings.names(['pages']), { unused: unusedOfPages, usual, key, notices });
  if (typeof kept.editUrl === 'function') {
    notices.add(
      `${key}.editUrl`,
      'left out: for pages, "editUrl" must be an address, to which Lectern adds the path of the file',
    );
    delete kept.editUrl;
  }
  return content(kept, { options, key }, 'src/pages', context);
}

function content(
  kept: Options,
  { options, key }: Pick<NamedPlugin, 'options' | 'key'>,
  folder: string,
  context: ContentContext,
): Options {
  // In Docusaurus, `exclude` replaces the default patterns, which exclude names that start with `_`. So such files
  // become pages.
  if (Array.isArray(options.exclude)) kept.partials ??= false;
  const { admonitions } = options as { admonitions?: boolean | { keywords?: string[]; extendDefaults?: boolean } };
  if (typeof admonitions === 'object') context.markdown.admonitions.push(admonitions);
  for (const stage of ['beforeDefaultRemarkPlugins', 'remarkPlugins', 'beforeDefaultRehypePlugins', 'rehypePlugins'])
    if (Array.isArray(kept[stage])) kept[stage] = keptPlugins(kept[stage], { ...context, key: `${key}.${stage}` });
  return { ...kept, path: inSite((kept.path as string | undefined) ?? folder, context) };
}

/** @returns a path in the config, relative to the site's folder */
export function inSite(file: string, { siteDir }: Pick<ContentContext, 'siteDir'>): string {
  return relativePath(siteDir, path.resolve(siteDir, file.replace(/^@site\//, ''))) || '.';
}
