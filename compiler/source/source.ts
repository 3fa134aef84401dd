import type { Range } from '../diagnostics/diagnostic.ts';

/** A collection of content files: a docs version, a pages instance, a blog or a changelog. */
export interface Collection {
  kind: CollectionKind;
  instance: string;
  /** Name of the version, for docs only. */
  version?: string | undefined;
  /** Folder of the collection, or its only file. Relative to the site's folder, with forward slashes. */
  dir: string;
}

/** A content file that has not been read yet. */
export interface SourceFile {
  /** Path relative to the site's folder, with forward slashes. It identifies the file in all stages. */
  path: string;
  /** `document`: a page of the collection. `partial`: included by pages. */
  kind: 'document' | 'partial';
  /** The collection of the file. Absent for partials outside of all collections. */
  collection?: Collection | undefined;
  /** Path relative to the collection's folder. */
  relativePath: string;
  /** The original that a translated file replaces in one language. Set only for translated files. */
  translates?: Translated | undefined;
  /**
   * Set if the source is only a part of a file: a release in a changelog.
   */
  part?: SourcePart | undefined;
}

/** The original of a translated file. */
export interface Translated {
  /** Path relative to the site's folder. */
  path: string;
  /** Folder of the original's collection. */
  dir: string;
  locale: string;
}

/** A release in a changelog file. */
export interface SourcePart {
  /** Path of the changelog file, relative to the site's folder. */
  path: string;
  /** Number of its first line in the file, from 1. */
  line: number;
  /** Position among the releases of the file. */
  index: number;
  /** The content of the release, with an empty line for its heading. So line numbers differ only by `line`. */
  text: string;
  /** Title of the release from its heading, without the date. */
  title: string;
  /** Date from the heading, not validated: `2023-09-20`. */
  date?: string | undefined;
  committers: Committer[];
}

/** A person whom a changelog thanks. */
export interface Committer {
  name: string;
  alias: string;
  url: string;
}

/** A parsed data file in the content folders: `versions.json`, sidebars, `_category_.yml`, `tags.yml`. */
export interface DataFile {
  path: string;
  text: string;
  value: unknown;
  /**
   * Returns the location of the value at a path of keys: `at(['items', 0])`. Undefined if the format has no
   * locations.
   */
  at(keys: readonly (string | number)[]): Range | undefined;
  /** Returns the location of the key itself at a path of keys, not of its value. */
  keyAt(keys: readonly (string | number)[]): Range | undefined;
  /**
   * Whether the value at a path of keys was removed, because it was an unsafe address. The removal is already reported.
   */
  isLeftOut?(keys: readonly (string | number)[]): boolean;
  /** Set if the file can't be read. This is already reported, so missing keys must not be reported. */
  isUnread?: true | undefined;
}

/** The kinds of collections. Each is also the config key of a list of instances. */
const collectionKinds = ['docs', 'pages', 'blog', 'changelog'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

type Collections = { readonly [kind in CollectionKind]: readonly unknown[] };

/** @returns the options of all collections, in the order of their kinds */
export function collectionOptions<Of extends Collections>(config: Of): Of[CollectionKind][number][] {
  return collectionKinds.flatMap((kind) => config[kind] as Of[CollectionKind][number][]);
}
