import { compareText } from '../diagnostics/diagnostic.ts';
import * as graph from '../incremental/index.ts';
import type { LinkTable, ResolvedReference } from '../link/link.ts';
import type { DocumentCode, Head } from '../parse/document.ts';
import { withoutPartials } from './modules/without-partials.ts';

/** A source file with code. The file is a page, or a partial of a page. */
export interface CodeSource {
  /** Relative to the site's folder. */
  path: string;
  code: DocumentCode;
}

/** Whether any document has code. Few sites have, and a search through all links takes time. */
export function openHasCode(input: { readonly sources: ReadonlyMap<string, { head: Head }> }): () => boolean {
  const having = graph.gather('documents with code', input.sources, ({ head }, path) => (head.code ? [path] : []));
  return () => having().length > 0;
}

/** @returns the sources with code on pages, sorted; drafts and unused partials are omitted */
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

/** Wraps a page that is a module: the entry exports the default export of the page. */
export function asModule(path: string, code: DocumentCode): DocumentCode {
  const at = { line: 1, column: 1 };
  const specifier = `./${path.slice(path.lastIndexOf('/') + 1)}`;
  return {
    ...code,
    imports: [{ specifier, clause: 'Page', names: ['Page'], at }],
    exports: [{ name: 'default', source: 'Page', uses: ['Page'], at }],
  };
}
