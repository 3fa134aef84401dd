import type { ResolvedReference } from '../../link/link.ts';
import type { DocumentCode } from '../../parse/document.ts';

/**
 * Removes imports of partials from a document's code, and exports that use them.
 *
 * @param references the document's resolved references
 */
export function withoutPartials(code: DocumentCode, references: readonly ResolvedReference[]): DocumentCode {
  const partials = new Set<string>();
  const imports = code.imports.filter(({ unlessPartial, names }) => {
    const isPartial = unlessPartial !== undefined && references[unlessPartial]?.kind === 'partial';
    if (isPartial) for (const name of names) partials.add(name);
    return !isPartial;
  });
  if (partials.size === 0) return code;
  return { ...code, imports, exports: code.exports.filter(({ uses }) => !uses.some((name) => partials.has(name))) };
}
