import type { PageKind } from '../../corpus/schema/index.ts';

/** The conditions under which a page needs an optional style sheet. */
interface Use {
  /** The kinds of pages that need the style sheet. */
  kinds?: readonly PageKind[];
  /** The components in content that need the style sheet. */
  components?: readonly string[];
  /** The classes in content that need the style sheet. */
  classNames?: readonly string[];
  /** Prefixes of class names. If code of a page renders such a class, the page gets the style sheet. */
  marks?: readonly string[];
  /**
   * The optional feature of the viewer that the style sheet belongs to. If absent, the output of every site contains
   * the style sheet.
   */
  part?: string;
}

/**
 * The optional style sheets: name in `styles/` → conditions. The order is the order of the links in the head.
 *
 * If a page matches `kinds`, `components` or `classNames`, its HTML links the style sheet, and navigation to the page
 * waits for it. In all other cases, the script that renders the elements calls `loadStyles`.
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
      // The search page has the same header as list pages.
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
  /** The print styles. Every page loads them after its content: see `print` in `shell.ts`. */
  print: {},
} as const satisfies Record<string, Use>;

export type Sheet = keyof typeof sheets;

export const sheetNames = Object.keys(sheets) as Sheet[];

/** Name of a style sheet → the conditions under which a page needs it. */
export const uses: Record<Sheet, Use> = sheets;

/** The properties of a page that determine which optional style sheets it needs. */
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

/** The style sheets that elements from code may need. */
export const sheetsOfCode: readonly Sheet[] = sheetNames.filter((name) => uses[name].marks);
