import { alternatesOf } from './alternates.ts';
import type { Page } from './schema/pages/index.ts';
import type { SiteFile } from './schema/site.ts';
import { encodePath } from './url/pathname.ts';

/** The fields of `site.json` that the head of a page depends on. */
type HeadSite = Pick<SiteFile, 'metadata' | 'locale' | 'defaultLocale' | 'locales' | 'url' | 'baseUrl'>;

/** An element of the document's head. */
export interface HeadTag {
  tag: string;
  attributes: Record<string, string>;
}

/**
 * An attribute that marks the elements of the current page, and not of the whole site. When the reader navigates, a
 * viewer replaces the elements with this attribute.
 */
export const pageMark = 'data-page';

/**
 * Returns the elements of a page's head except its title: for search engines, social cards and crawlers of search
 * services. If several sources define the same element, the page's own `<head>` takes precedence, then its front
 * matter, then the site.
 */
export function headTags(page: Page, site: HeadSite): HeadTag[] {
  const ofSite = (site.metadata ?? []).map((attributes) => ({ tag: 'meta', attributes }));
  const seen = new Set<string | undefined>();
  const kept: HeadTag[][] = [];
  for (const layer of [page.metadata.elements ?? [], pageTags(page, site), ofSite, defaults(site)]) {
    const subjects = layer.map(subject);
    kept.unshift(layer.filter((_, index) => subjects[index] === undefined || !seen.has(subjects[index])));
    for (const each of subjects) seen.add(each);
  }
  return kept.flat();
}

/**
 * @returns the property that a `<meta>` describes, if a head can have only one such element: `description`, `og:image`
 */
function subject({ tag, attributes: { name, property, rel } }: HeadTag): string | undefined {
  if (tag === 'meta') return name ?? property;
  return rel === 'canonical' ? rel : undefined;
}

function defaults({ locale }: HeadSite): HeadTag[] {
  return [
    ...meta('twitter:card', 'summary_large_image'),
    ...meta('og:type', 'website'),
    ...meta('og:locale', locale.replace('-', '_')),
  ];
}

function pageTags(page: Page, site: HeadSite): HeadTag[] {
  const { title, canonical, keywords, image, robots } = page.metadata;
  return [
    ...meta('description', page.description),
    ...meta('keywords', keywords?.join(',')),
    ...meta('robots', robots),
    ...(canonical === undefined ? [] : [link('canonical', canonical), ...languages(page, site)]),
    ...('markdown' in page && page.markdown ? [link('alternate', page.markdown, { type: 'text/markdown' })] : []),
    ...meta('og:title', title),
    ...meta('og:description', page.description),
    ...meta('og:url', canonical),
    ...meta('og:image', image),
    ...meta('twitter:image', image),
    ...(page.kind === 'post' || page.kind === 'entry'
      ? [...meta('og:type', 'article'), ...meta('article:published_time', page.date)]
      : []),
    // An untranslated page has no search tags, so that search services only list the page in its original language.
    ...('untranslated' in page && page.untranslated ? [] : searchTags(page, site)),
  ];
}

/** Returns the `<meta>` elements for crawlers of search services. Each value has two elements with different names,
 * because crawlers read different names. */
function searchTags(page: Page, { locale }: HeadSite): HeadTag[] {
  const version = 'context' in page && 'version' in page.context ? page.context.version : undefined;
  const tag = searchTag(page);
  return [
    ...meta('docusaurus_locale', locale),
    ...meta('docsearch:language', locale),
    ...meta('docusaurus_version', version),
    ...meta('docsearch:version', version),
    ...meta('docusaurus_tag', tag),
    ...meta('docsearch:docusaurus_tag', tag),
  ];
}

/**
 * Returns the search tag of a page, such as `docs-default-current`. A search is limited to some tags. List pages get
 * tags that no search includes, so search never finds them.
 */
export function searchTag(page: Page): string {
  switch (page.kind) {
    case 'doc':
    case 'doc-category':
      return `docs-${page.context.instance}-${page.context.version}`;
    case 'doc-tags':
      return 'doc_tags_list';
    case 'doc-tag':
      return 'doc_tag_doc_list';
    case 'blog-list':
    case 'changelog-list':
      return 'blog_posts_list';
    case 'blog-tags':
      return 'blog_tags_list';
    case 'blog-tag':
      return 'blog_tags_posts';
    case 'blog-authors':
      return 'blog_authors_list';
    case 'blog-author':
      return 'blog_authors_posts';
    default:
      return 'default';
  }
}

/**
 * Returns the `hreflang` links. A page whose canonical address is another page gets no links, because search engines
 * would ignore them.
 */
function languages(page: Page, site: HeadSite): HeadTag[] {
  if (page.metadata.canonical !== site.url + encodePath(page.path)) return [];
  return alternatesOf(page, site).map(({ hreflang, href }) => link('alternate', href, { hreflang }));
}

/** Creates a `<meta>` element. Open Graph elements have the attribute `property`; all others have `name`. */
function meta(name: string, content: string | undefined): HeadTag[] {
  if (!content) return [];
  return [{ tag: 'meta', attributes: { [/^(og|article):/.test(name) ? 'property' : 'name']: name, content } }];
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { tag: 'link', attributes: { rel, href, ...more } };
}
