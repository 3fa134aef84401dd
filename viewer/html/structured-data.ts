import type { Author } from '../../corpus/schema/pages/blog.ts';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { isExternal } from '../../corpus/url/policy.ts';

type Site = Pick<SiteFile, 'title' | 'url' | 'baseUrl' | 'locale'>;
/** An object of schema.org. */
type Thing = { '@type': string } & Record<string, unknown>;

/**
 * Returns the structured data of a page for search engines: an article and its breadcrumbs. Pages with `noindex` and
 * untranslated pages have no structured data, because search engines don't index them.
 *
 * @returns JSON-LD that is safe in a script element; undefined if the page has no structured data
 * @see https://schema.org/TechArticle, https://schema.org/BlogPosting, https://schema.org/BreadcrumbList
 */
export function structuredData(page: Page, site: Site): string | undefined {
  if ('untranslated' in page || page.metadata.robots?.includes('noindex')) return undefined;
  const things = [articleOf(page, site), breadcrumbsOf(page, site)].filter((thing) => thing !== undefined);
  if (things.length === 0) return undefined;
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return json.replaceAll('<', '\\u003c');
}

function articleOf(page: Page, site: Site): Thing | undefined {
  if (page.kind !== 'doc' && page.kind !== 'post' && page.kind !== 'entry') return undefined;
  const { title, description, metadata, lastUpdate, tags } = page;
  const url = metadata.canonical ?? absolute(page.path, site);
  const article = {
    headline: title,
    description,
    url,
    inLanguage: site.locale,
    image: metadata.image,
    keywords: metadata.keywords ?? (tags.length > 0 ? tags.map(({ label }) => label) : undefined),
    dateModified: lastUpdate?.at,
    isPartOf: { '@type': page.kind === 'doc' ? 'WebSite' : 'Blog', name: site.title, url: site.url + site.baseUrl },
  };
  if (page.kind === 'doc') return { '@type': 'TechArticle', ...article };
  const authors = page.authors.flatMap((author) => personOf(author, site));
  return {
    '@type': 'BlogPosting',
    ...article,
    datePublished: page.date,
    dateModified: article.dateModified ?? page.date,
    author: authors.length > 0 ? authors : undefined,
  };
}

function personOf({ name, title, description, url, path, image }: Author, site: Site): Thing[] {
  if (name === undefined) return [];
  const home = url ?? path;
  return [
    {
      '@type': 'Person',
      name,
      jobTitle: title,
      description,
      url: home === undefined ? undefined : absolute(home, site),
      image: image === undefined ? undefined : absolute(image, site),
    },
  ];
}

// Returns the breadcrumbs of the page. The breadcrumb of a category without a page has no address.
function breadcrumbsOf(page: Page, site: Site): Thing | undefined {
  if ((page.kind !== 'doc' && page.kind !== 'doc-category') || page.breadcrumbs.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: page.breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: path === undefined ? undefined : absolute(path, site),
    })),
  };
}

function absolute(href: string, { url }: Site): string {
  return isExternal(href) ? href : url + encodePath(href);
}
