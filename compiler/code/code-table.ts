import type { CodeModule } from '../../corpus/schema/index.ts';

/** The result of bundling the code of a site's documents. */
export interface CodeTable {
  /**
   * By source. A source with code has a module, unless all its code depends on unresolved imports. `exports` are the
   * bundled exports. A body node with another export is replaced by its children.
   */
  modules: ReadonlyMap<string, CodeModule>;
  /** All files of the modules: modules, shared chunks, styles, source maps, images. Paths start at the output. */
  files: readonly CodeFile[];
}

export interface CodeFile {
  path: string;
  bytes: Uint8Array;
}

/** A site without code. */
export const noCode: CodeTable = { modules: new Map(), files: [] };
