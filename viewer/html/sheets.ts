import type { PageKind } from '../../corpus/schema/index.ts';

/** What has a use for a style sheet that not every page loads. */
interface Use {
  /** Pages of these kinds. */
  kinds?: readonly PageKind[];
  /** Components that content names. */
  components?: readonly string[];
  /** Classes of elements in content. */
  classNames?: readonly string[];
  /** How classes begin that it says something of, where code of a page or of a site's theme may draw them. */
  marks?: readonly string[];
  /** The part of the viewer that it is published with; every site has it unless there is one. */
  part?: string;
}

/**
 * The style sheets beside that of every page, by their names in `styles/`, in the order in which they stand in a head. One
 * that is here for kinds, components or a class stands in the HTML of pages that have those, and is waited for on the way
 * to them. The others come with the script that draws what they are for: see `loadStyles`.
 */
const sheets = {
  tabs: { components: ['Tabs'], marks: ['tabs', 'tab-'] },
  cards: {
    kinds: ['doc-category', 'doc-tags', 'doc-tag', 'blog-tags'],
    components: ['DocCardList'],
    marks: ['card', 'tag-count', 'tag-docs', 'tag-letter'],
  },
  blog: {
    kinds: [
      'post',
      'blog-list',
      'blog-tags',
      'blog-tag',
      'blog-archive',
      'blog-authors',
      'blog-author',
      'entry',
      'changelog-list',
      // Its head is that of a list.
      'search',
    ],
    marks: [
      'archive',
      'is-archive',
      'author',
      'back-',
      'feed-',
      'is-blog',
      'list-',
      'portrait',
      'post',
      'read-',
      'release',
      'sidebar-title',
      'social',
      'year',
    ],
  },
  home: { classNames: ['home-hero', 'home-features'] },
  math: { classNames: ['katex'], part: 'math' },
  'color-generator': { part: 'ColorGenerator' },
  diagram: { part: 'Mermaid' },
  'live-code': { part: 'LiveCode' },
  reading: {},
  search: { kinds: ['search'] },
  debug: { kinds: ['debug'], part: 'debug' },
  /** Of every page, once its text is there: see `shell.ts`. */
  print: {},
} as const satisfies Record<string, Use>;

export type Sheet = keyof typeof sheets;

export const sheetNames = Object.keys(sheets) as Sheet[];

/** What each of them is for. */
export const uses: Record<Sheet, Use> = sheets;

/** What a page holds that sheets are for. */
export interface Held {
  kind: PageKind;
  components: ReadonlySet<string>;
  classNames: ReadonlySet<string>;
}

/** The classes of elements in content by which a sheet is known to be needed. */
export const namedClasses: ReadonlySet<string> = new Set(sheetNames.flatMap((name) => uses[name].classNames ?? []));

/** @returns the sheets that such a page is shown with */
export function sheetsOf({ kind, components, classNames }: Held): Sheet[] {
  return sheetNames.filter((name) => {
    const use = uses[name];
    return (
      use.kinds?.includes(kind) ||
      use.components?.some((component) => components.has(component)) ||
      use.classNames?.some((className) => classNames.has(className))
    );
  });
}

/** The sheets of what code may draw. */
export const sheetsOfCode: readonly Sheet[] = sheetNames.filter((name) => uses[name].marks);
