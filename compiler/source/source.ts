import type { Range } from '../diagnostics/diagnostic.ts';
import type { Config } from '../config/config.ts';

/** A collection of content files: one version of a docs instance, a pages instance, a blog, a changelog. */
export interface Collection {
  kind: CollectionKind;
  instance: string;
  /** Only for docs. */
  version?: string | undefined;
  /** Its folder, or its only file, relative to the site's, with forward slashes. */
  dir: string;
}

/** A content file before it is read. */
export interface SourceFile {
  /** Relative to the site's folder, with forward slashes; the id of the file in all stages. */
  path: string;
  /** A page of its collection, or a partial that pages may include. */
  kind: 'document' | 'partial';
  /** Absent for partials outside of all collections. */
  collection?: Collection | undefined;
  /** Relative to the collection's folder. */
  relativePath: string;
  /** For a translation: the file that it replaces in one locale. */
  translates?: Translated | undefined;
  /** For a source that is only a part of a file. */
  part?: SourcePart | undefined;
}

/** The file that a translation replaces. */
export interface Translated {
  /** Relative to the site's folder. */
  path: string;
  /** The folder of its collection. */
  dir: string;
  locale: string;
}

/** A release in a changelog: a part of its file. */
export interface SourcePart {
  /** The file, relative to the site's folder. */
  path: string;
  /** The line where the part starts, counted from 1. */
  line: number;
  /** Its index among the parts. */
  index: number;
  /** Line by line as in the file, but without its heading. */
  text: string;
  /** The release as in its heading, without the date. */
  title: string;
  /** The date as in the heading, not validated: `2023-09-20`. */
  date?: string | undefined;
  committers: Committer[];
}

/** A person that a changelog thanks. */
export interface Committer {
  name: string;
  alias: string;
  url: string;
}

/** A data file in the content (`versions.json`, sidebars, `_category_.yml`, `tags.yml`), parsed. */
export interface DataFile {
  path: string;
  text: string;
  value: unknown;
  /** Returns the location of the value at a path of keys, if the format provides it: `at(['items', 0])`. */
  at(keys: readonly (string | number)[]): Range | undefined;
  /** Returns the location of the last of these keys itself. */
  keyAt(keys: readonly (string | number)[]): Range | undefined;
  /** Whether the value at these keys was removed because it was an unsafe address, which is reported. */
  isLeftOut?(keys: readonly (string | number)[]): boolean;
  /** The file can't be read, which is reported. Missing keys must not be reported as well. */
  isUnread?: true | undefined;
}

/** The kinds of content collections: config keys that list collections. */
const collectionKinds = ['docs', 'pages', 'blog', 'changelog'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

type Collections = Pick<Config, CollectionKind>;

/** @returns the options of all collections, in the order of the kinds */
export function collectionOptions(config: Collections): Collections[CollectionKind][number][] {
  return collectionKinds.flatMap((kind): Collections[CollectionKind][number][] => config[kind]);
}
