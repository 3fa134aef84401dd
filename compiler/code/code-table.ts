import type { CodeModule } from '../../corpus/schema/index.ts';

/** The result of bundling the code of a site's documents. */
export interface CodeTable {
  /**
   * By source. A source with code has one, unless all of it rested on imports that can't be resolved. `exports` are
   * those that are really there: a node of the body that refers to another is replaced by its children.
   */
  modules: ReadonlyMap<string, CodeModule>;
  /** Every file of theirs: modules, shared chunks, styles, source maps, pictures. Paths are relative to the output. */
  files: readonly CodeFile[];
}

export interface CodeFile {
  path: string;
  bytes: Uint8Array;
}

/** A site without code. */
export const noCode: CodeTable = { modules: new Map(), files: [] };
