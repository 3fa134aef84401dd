import type { SearchSection, SearchText } from '../../corpus/schema/index.ts';
import { ofSource } from '../diagnostics/errors/page-error.ts';
import type { Texts } from '../config/translations.ts';
import type { LinkedPage, LinkTable } from '../link/link.ts';
import type { Head } from '../parse/document.ts';
import type { Doc, DocsVersion, Site } from '../site/site.ts';
import { aboveOf, groupOf } from './address-words.ts';
import { pageSections, type ReadSections } from './page-sections.ts';
import { unlessEmpty } from '../values/objects.ts';
import type { SourcePage } from '../site/source-page.ts';

/** The data that an index is built from. */
export interface SearchInput {
  readonly site: Pick<Site, 'config' | 'docs' | 'blogs' | 'pages' | 'own'>;
  readonly sources: ReadonlyMap<string, { head: Head }>;
  readonly links: LinkTable;
  readonly readSections: ReadSections;
  /** UI strings of the site, by id. */
  readonly messages?: Texts | undefined;
}

/** A part of the site with a separate index: a docs version, or all pages without version. */
export interface SearchPart {
  /** Value of the `docusaurus_tag` meta element in the part's pages, by which search services filter. */
  tag: string;
  /** Ranking factor of the part's pages in search results, relative to other parts. */
  rank: number;
  pages: SearchedPage[];
}

/** A page in an index. Its text is read on demand, because the text of all pages might not fit in memory. */
export interface SearchedPage {
  path: string;
  /** Heading under which the search dialog lists the page. */
  group: string;
  /** Whether the page is a blog post or a release. */
  isPost?: boolean;
  /** Label of the page's category in the sidebar. */
  above?: string | undefined;
  /** All values that the page's text depends on, compared by identity. */
  inputs: readonly unknown[];
  /**
   * The inputs of the page's text, without path and group. If two languages have equal inputs, the text is not
   * translated.
   */
  content: readonly unknown[];
  text(): Promise<SearchText>;
}

/** Ranking factors of pages in search results. Docs rank above other pages; pages with `noindex` rank last. */
const ranks = { docs: 1, furtherDocs: 0.85, unversioned: 0.7, hidden: 0.3 };

/** Returns the parts of the site with their pages. Unlisted pages and drafts are not in any part. */
export function searchParts(input: SearchInput): SearchPart[] {
  const { docs, blogs, pages, own, config } = input.site;
  const listed = <Page extends { unlisted: boolean }>(all: Iterable<Page>) =>
    [...all].filter(({ unlisted }) => !unlisted);
  const posts = blogs.flatMap(({ posts: own, title }) =>
    listed(own).map((post) => ({ ...searched(post, title, input), isPost: true })),
  );
  const standalone = listed(pages).map((page) => searched(page, config.title, input));
  return [
    { tag: 'default', rank: ranks.unversioned, pages: [...posts, ...standalone, ...customPages(own, config.title)] },
    ...docs.flatMap(({ versions }, at) =>
      versions.map((version) => ({
        tag: `docs-${version.instance}-${version.name}`,
        rank: version.noIndex ? ranks.hidden : at === 0 ? ranks.docs : ranks.furtherDocs,
        pages: docsPages(version, listed(version.docs.values()), input),
      })),
    ),
  ];
}

/** Returns the extensions' pages with the searchable text that their extensions provide. */
function customPages(own: Site['own'], group: string): SearchedPage[] {
  return own.flatMap((page) => {
    if (page.kind !== 'custom' || page.isHidden) return [];
    const { path, title, description, text } = page;
    const content = [title, description, text];
    const sections = text === undefined || text === '' ? [] : [{ text }];
    return [
      {
        path,
        group,
        inputs: [path, group, ...content],
        content,
        text: async () => ({ path, group, title, description, sections }),
      },
    ];
  });
}

function docsPages({ instance, categories }: DocsVersion, docs: readonly Doc[], input: SearchInput): SearchedPage[] {
  return [
    ...docs.map((doc) => {
      const above = aboveOf(doc.breadcrumbs);
      const page = searched(doc, groupOf(doc.breadcrumbs, instance, input.messages), input);
      return { ...page, above, inputs: [...page.inputs, above] };
    }),
    ...categories.map(({ path, title, description, breadcrumbs }) => {
      const group = groupOf(breadcrumbs, instance, input.messages);
      const above = aboveOf(breadcrumbs);
      return {
        path,
        group,
        above,
        inputs: [path, group, title, description, above],
        content: [title, description],
        text: async () => ({ path, group, title, description, sections: [] }),
      };
    }),
  ];
}

const nothingLinked: Pick<LinkedPage, 'references' | 'outline'> = { references: new Map(), outline: [] };

type TextedPage = Pick<SourcePage, 'source' | 'path' | 'title' | 'description' | 'keywords'> & {
  sidebarLabel?: string;
};

function searched(page: TextedPage, group: string, input: SearchInput): SearchedPage {
  const { source, path, title, description, sidebarLabel, keywords = [] } = page;
  const linked = input.links.get(path);
  const included = linked
    ? [...linked.references.values()]
        .flat()
        .flatMap((resolved) => (resolved.kind === 'partial' ? input.sources.get(resolved.source) : []))
    : [];
  const names = [title, description, sidebarLabel, ...keywords];
  const texts = [input.sources.get(source), ...included];
  return {
    path,
    group,
    inputs: [path, group, ...names, linked, ...texts],
    content: [...names, linked?.outline, ...texts],
    text: () => ofSource(source, () => textOf(page, group, input)),
  };
}

async function textOf(
  page: TextedPage,
  group: string,
  { links, sources, readSections }: SearchInput,
): Promise<SearchText> {
  const { source, path, title, description } = page;
  const sections = await pageSections(source, links.get(path) ?? nothingLinked, sources, readSections);
  return {
    path,
    group,
    title,
    keywords: otherNames(page),
    description: isRepeated(description, sections) ? undefined : description,
    sections,
  };
}

function otherNames({ title, sidebarLabel = title, keywords = [] }: TextedPage): string[] | undefined {
  return unlessEmpty([...(sidebarLabel === title ? [] : [sidebarLabel]), ...keywords]);
}

// Whether a description is the start of the page's text. Lectern derives such a description if the author wrote none.
function isRepeated(description: string, [first]: SearchSection[]): boolean {
  return description === '' || first?.text.startsWith(description) === true;
}
