import type { SearchSection, SearchText } from '../corpus/index.ts';
import type { LinkedPage, LinkTable } from '../link/link.ts';
import type { Memory } from '../memory.ts';
import type { Head } from '../parse/document.ts';
import type { Doc, DocsVersion, Site } from '../site/site.ts';
import { groupOf } from './group-of.ts';
import { pageSections } from './page-sections.ts';

/** What an index is made from. */
export interface SearchInput {
  /** Hands out what the last run made of the same page. */
  memory: Pick<Memory, 'keep'>;
  site: Pick<Site, 'config' | 'docs' | 'blogs' | 'pages'>;
  sources: ReadonlyMap<string, { head: Head }>;
  links: LinkTable;
}

/** A part of the site that is searched on its own: a version of docs, or all that has no version. */
export interface SearchPart {
  /** As pages name it in their head, for hosted search. */
  tag: string;
  texts: SearchText[];
}

/** The parts of the site with the texts of their pages. What is unlisted or a draft is in none. */
export function searchParts(input: SearchInput): SearchPart[] {
  const { docs, blogs, pages, config } = input.site;
  const listed = <Page extends { unlisted: boolean }>(all: Iterable<Page>) => [...all].filter(({ unlisted }) => !unlisted);
  const posts = blogs.flatMap(({ posts: own, title }) => listed(own).map((post) => textOf(post, title, input)));
  const standalone = listed(pages).map((page) => textOf(page, config.title, input));
  return [
    { tag: 'default', texts: [...posts, ...standalone] },
    ...docs.flatMap(({ versions }) =>
      versions.map((version) => ({ tag: `docs-${version.instance}-${version.name}`, texts: docsTexts(version, listed(version.docs.values()), input) })),
    ),
  ];
}

function docsTexts({ instance, categories }: DocsVersion, docs: readonly Doc[], input: SearchInput): SearchText[] {
  return [
    ...docs.map((doc) => textOf(doc, groupOf(doc.breadcrumbs, instance), input)),
    ...categories.map(({ path, title, description, breadcrumbs }) => ({ path, group: groupOf(breadcrumbs, instance), title, description, sections: [] })),
  ];
}

const nothingLinked: Pick<LinkedPage, 'references' | 'outline'> = { references: new Map(), outline: [] };

interface TextedPage {
  source: string;
  path: string;
  title: string;
  description: string;
  sidebarLabel?: string;
  keywords?: string[] | undefined;
}

function textOf(page: TextedPage, group: string, { links, sources, memory }: SearchInput): SearchText {
  const { source, path, title, description } = page;
  const keywords = otherNames(page);
  const linked = links.get(path) ?? nothingLinked;
  const heads = [...linked.references.keys()].map((each) => sources.get(each)?.head);
  return memory.keep(`search text of ${path}`, [source, title, keywords?.join('\n'), description, group, linked, sources.get(source)?.head, ...heads], () => {
    const sections = pageSections(source, linked, sources);
    return { path, group, title, keywords, description: isRepeated(description, sections) ? undefined : description, sections };
  });
}

function otherNames({ title, sidebarLabel = title, keywords = [] }: TextedPage): string[] | undefined {
  const names = [...(sidebarLabel === title ? [] : [sidebarLabel]), ...keywords];
  return names.length > 0 ? names : undefined;
}

// A description is the first line of the text, where the page gives no other.
function isRepeated(description: string, [first]: SearchSection[]): boolean {
  return description === '' || first?.text.startsWith(description) === true;
}
