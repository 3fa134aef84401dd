import type { Json } from '../../../corpus/schema/json.ts';

/** The argument `context` of every hook. */
export interface ExtensionContext<Options = Json> {
  /** The validated options. */
  options: Options;
  /** Settings of the site. */
  site: ExtensionSite;
  /** Reads files of the site. The hook runs again after one of them has changed. */
  files: ExtensionFiles;
}

/** Settings of the site that an extension may need. */
export interface ExtensionSite {
  title: string;
  tagline: string;
  /** Scheme and host, without a path. */
  url: string;
  /** The prefix of all pathnames, with a slash at both ends. */
  baseUrl: string;
  /** Whether addresses of pages end with a slash. If undefined, only addresses of index pages end with a slash. */
  trailingSlash?: boolean | undefined;
  /** The language at the base URL. */
  defaultLocale: string;
  /** All languages. */
  locales: readonly string[];
  /** `false` in `lectern dev`. */
  production: boolean;
}

/** A reader of the site's files. Paths are relative to the site's folder, with forward slashes. */
export interface ExtensionFiles {
  /**
   * @returns the text of a file, without a byte order mark; undefined if the file does not exist
   * @throws an error with the path of the file, if the file is not UTF-8
   */
  read(path: string): Promise<string | undefined>;
  /**
   * Parses YAML or JSON. Comments, anchors and merge keys are supported; dates stay strings.
   *
   * @returns the values and their locations; undefined if the file does not exist
   */
  data(path: string): Promise<DataFile | undefined>;
  /** @returns the bytes of a file; undefined if it does not exist */
  readBytes(path: string): Promise<Uint8Array | undefined>;
  /** @returns the paths of all files below a folder, sorted; empty if the folder does not exist */
  list(folder: string): Promise<readonly string[]>;
  /**
   * @param pattern a glob such as `data/*.json`, or a folder for all files in it
   * @returns the paths of all matching files, sorted; without files in `node_modules`
   */
  glob(pattern: string): Promise<readonly string[]>;
  /** @returns whether a path is a file or a folder, after following a link; undefined if nothing exists there */
  kind(path: string): Promise<'file' | 'folder' | 'other' | undefined>;
}

/** The content of a YAML or JSON file. */
export interface DataFile {
  /** The parsed value. Undefined if the file has an error, except for repeated keys. */
  readonly value: unknown;
  readonly problems: readonly DataProblem[];
  /**
   * @param keys the keys and indexes from the root to the value: `['paths', '/pets', 'get']`
   * @returns the location of the last key, or of the list item. If the value is missing, the location of the nearest
   * existing parent
   */
  placeOf(keys: readonly (string | number)[]): { line: number; column: number };
}

/** A syntax error in a file. Lines and columns are counted from 1. */
export interface DataProblem {
  /** A sentence without a full stop. */
  readonly message: string;
  readonly line: number;
  readonly column: number;
}
