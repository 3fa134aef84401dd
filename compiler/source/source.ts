/** A collection of content files: one version of a docs instance, a pages instance. */
export interface Collection {
  kind: 'docs' | 'pages';
  instance: string;
  /** Of docs. */
  version?: string | undefined;
  /** Its folder, relative to the site's, with forward slashes. */
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
}

/** A file of settings among the content (`versions.json`, sidebars, `_category_.yml`, `tags.yml`), parsed. */
export interface DataFile {
  path: string;
  value: unknown;
  /** Where the value at a path of keys stands in the file, as far as the format tells: `at(['items', 0])`. */
  at(keys: readonly (string | number)[]): { line: number; column: number } | undefined;
}
