import type { PageKind } from '../../corpus/schema/index.ts';

/** The uses of a style sheet that not every page loads. */
interface Use {
  /** Pages of these kinds. */
  kinds?: readonly PageKind[];
  /** Components in content. */
  components?: readonly string[];
  /** Classes of elements in content. */
  classNames?: readonly string[];
  /** Prefixes of the classes that the style sheet formats, for elements that code renders. */
  marks?: readonly string[];
  /** The part of the viewer that the style sheet belongs to. By default, every site has it. */
  part?: string;
}

/**
 * The optional style sheets, by their names in `styles/`, in the order of the head. Pages with one of the `kinds`,
 * `components` or `classNames` have it in their HTML, and navigation waits for it. The others are loaded with the
 * script that renders their elements: see `loadStyles`.
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
      // Its header is the header of a list.
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
  /** For every page, loaded after its content: see `shell.ts`. */
  print: {},
} as const satisfies Record<string, Use>;

export type Sheet = keyof typeof sheets;

export const sheetNames = Object.keys(sheets) as Sheet[];

/** The uses of each style sheet. */
export const uses: Record<Sheet, Use> = sheets;

/** The parts of a page that need style sheets. */
export interface Held {
  kind: PageKind;
  components: ReadonlySet<string>;
  classNames: ReadonlySet<string>;
}

/** The classes in content that need a style sheet. */
export const namedClasses: ReadonlySet<string> = new Set(sheetNames.flatMap((name) => uses[name].classNames ?? []));

/** @returns the style sheets of a page */
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

/** The style sheets for elements that code may render. */
export const sheetsOfCode: readonly Sheet[] = sheetNames.filter((name) => uses[name].marks);
