import { compareText } from '../diagnostics/diagnostic.ts';
import * as graph from '../incremental/index.ts';
import type { LinkTable, ResolvedReference } from '../link/link.ts';
import type { DocumentCode, Head } from '../parse/document.ts';
import { withoutPartials } from './modules/without-partials.ts';

/** A source file with code: a page, or a partial. */
export interface CodeSource {
  /** Path relative to the site's folder. */
  path: string;
  code: DocumentCode;
}

/**
 * Creates a function that returns whether any document contains code. If it returns false, the caller skips the slower
 * `codeSources`.
 */
export function openHasCode(input: { readonly sources: ReadonlyMap<string, { head: Head }> }): () => boolean {
  const having = graph.gather('documents with code', input.sources, ({ head }, path) => (head.code ? [path] : []));
  return () => having().length > 0;
}

/** @returns the sources whose code is on a page, sorted by path. Unused partials and drafts are not on a page */
export function codeSources(links: LinkTable, sources: ReadonlyMap<string, { head: Head }>): CodeSource[] {
  const shown = new Map<string, { written: DocumentCode; references: readonly ResolvedReference[] }>();
  for (const { references: all } of links.values()) {
    for (const [path, references] of all) {
      const written = sources.get(path)?.head.code;
      if (written !== undefined) shown.set(path, { written, references });
    }
  }
  return [...shown]
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([path, { written, references }]) => {
      const code = written.self ? asModule(path, written) : withoutPartials(written, references);
      return code.imports.length + code.declarations.length + code.exports.length === 0 ? [] : [{ path, code }];
    });
}

/** Wraps a React page in a module that exports the page's default export. */
export function asModule(path: string, code: DocumentCode): DocumentCode {
  const at = { line: 1, column: 1 };
  const specifier = `./${path.slice(path.lastIndexOf('/') + 1)}`;
  return {
    ...code,
    imports: [{ specifier, clause: 'Page', names: ['Page'], at }],
    exports: [{ name: 'default', source: 'Page', uses: ['Page'], at }],
  };
}
