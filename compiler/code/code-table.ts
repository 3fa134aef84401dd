import type { CodeModule } from '../../corpus/schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The result of bundling the code of a site's documents. */
export interface CodeTable {
  /**
   * Source → module. A source with code has no module if all of its code depends on unresolved imports. `exports`
   * lists the bundled exports. A node in a body that needs another export is replaced by the node's children.
   */
  modules: ReadonlyMap<string, CodeModule>;
  /**
   * The files of all modules: entries, shared chunks, styles, source maps, images. Paths are relative to the
   * output.
   */
  files: readonly CodeFile[];
  /**
   * Scripts that the server uses to render HTML, instead of the script in `files` with the same path. They are not
   * published.
   */
  rendering?: readonly CodeFile[] | undefined;
}

export interface CodeFile {
  path: string;
  bytes: Uint8Array;
}

/** The result for a site without code. */
export const noCode: CodeTable = { modules: new Map(), files: [] };

export interface BundledCode {
  code: CodeTable;
  diagnostics: Diagnostic[];
  /** The files of the theme that were bundled, as paths in the site. */
  theme: readonly string[];
}
