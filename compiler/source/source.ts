import type { Range } from '../diagnostics/diagnostic.ts';
import type { Config } from '../config/config.ts';

/** A collection of content files: one version of a docs instance, a pages instance, a blog, a changelog. */
export interface Collection {
  kind: CollectionKind;
  instance: string;
  /** Of docs. */
  version?: string | undefined;
  /** Its folder, or its only file, relative to the site's, with forward slashes. */
  dir: string;
}

/** A content file that was found, before it is read. */
export interface SourceFile {
  /** Relative to the site's folder, with forward slashes: the name by which all stages know it. */
  path: string;
  /** A page of its collection, or a partial that pages may include. */
  kind: 'document' | 'partial';
  /** None for partials outside every collection. */
  collection?: Collection | undefined;
  /** Relative to the collection's folder. */
  relativePath: string;
  /** Of a translation: what it replaces on the pages of one language. */
  translates?: Translated | undefined;
  /** When it is not a file of its own: what it is of another. */
  part?: SourcePart | undefined;
}

/** The file that a translation is one of. */
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
  /** Where the part starts, counted from 1. */
  line: number;
  /** Its place among the parts, counted from 0. */
  index: number;
  /** Line by line as in the file, but without its heading. */
  text: string;
  /** The release, as its heading names it without the date. */
  title: string;
  /** `2023-09-20`, as its heading gives it; not validated. */
  date?: string | undefined;
  committers: Committer[];
}

/** A person that a changelog thanks. */
export interface Committer {
  name: string;
  alias: string;
  url: string;
}

/** A file of settings among the content (`versions.json`, sidebars, `_category_.yml`, `tags.yml`), parsed. */
export interface DataFile {
  path: string;
  text: string;
  value: unknown;
  /** Where the value at a path of keys is in the file, as far as the format says: `at(['items', 0])`. */
  at(keys: readonly (string | number)[]): Range | undefined;
  /** Where the last of these keys is itself. */
  keyAt(keys: readonly (string | number)[]): Range | undefined;
  /** Whether what these keys lead to was an address that is not safe in a page, which is reported, and is left out. */
  isLeftOut?(keys: readonly (string | number)[]): boolean;
  /** It can't be read, which is reported: nothing is to be said about what it lacks. */
  isUnread?: true | undefined;
}

/** The kinds of collections of content: the keys of the config that list those of a kind. */
const collectionKinds = ['docs', 'pages', 'blog', 'changelog'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

type Collections = Pick<Config, CollectionKind>;

/** @returns the options of every collection, in the order of the kinds */
export function collectionOptions(config: Collections): Collections[CollectionKind][number][] {
  return collectionKinds.flatMap((kind): Collections[CollectionKind][number][] => config[kind]);
}
