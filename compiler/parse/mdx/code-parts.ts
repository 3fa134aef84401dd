import type { CodeDeclaration, CodeExport, CodeImport, DocumentCode } from '../document.ts';

export type Offer = { import: CodeImport } | { declaration: CodeDeclaration } | { partial: number; key: string };

/** The module that a document's code makes, while it is put together. */
export type CodeParts = ReturnType<typeof startCodeParts>;

export function startCodeParts() {
  return {
    imports: [] as CodeImport[],
    declarations: [] as CodeDeclaration[],
    exports: [] as CodeExport[],
    /** What names of the document that are data would be in the module: put there when code uses them. */
    offers: new Map<string, Offer>(),
    /** Names at the top of the module, and those that the document's own imports and constants would have there. */
    taken: new Set<string>(),
    /** Local names of what the document itself doesn't import, by specifier and name. */
    imported: new Map<string, string>(),
    /** Partials that are drawn by code, by the names that it imports. */
    partials: new Map<string, number>(),
    /** Names of exports by what they are, all of their names, and how many were wanted by the same name: documents may have thousands. */
    exportsBySource: new Map<string, string>(),
    exportNames: new Set<string>(),
    counts: new Map<string, number>(),
    /** The export that draws what is around the body. */
    layout: undefined as string | undefined,
  };
}

/** @returns the code of a document, if it has any */
export function codeOf({ imports, declarations, exports }: CodeParts): DocumentCode | undefined {
  if (imports.length + declarations.length + exports.length === 0) return undefined;
  return { imports, declarations, exports };
}

/**
 * Adds an export, unless there is one that does the same.
 *
 * @param wanted its name, if no other export has it
 * @returns its name
 */
export function addExport(
  wanted: string,
  made: Omit<CodeExport, 'name'>,
  { exports, exportsBySource, exportNames, counts }: CodeParts,
): string {
  const same = exportsBySource.get(made.source);
  if (same !== undefined) return same;
  const name = freeName(wanted, exportNames, counts.get(wanted));
  counts.set(wanted, (counts.get(wanted) ?? 0) + 1);
  exportsBySource.set(made.source, name);
  exportNames.add(name);
  exports.push({ name, ...made });
  return name;
}

/** `Chart`, or `Chart2` when that is taken. @param used how many such names are known to be taken */
export function freeName(wanted: string, taken: ReadonlySet<string>, used = 0): string {
  const bare = wanted.replace(/[^\p{ID_Continue}$]+/gu, '_').replace(/^(?=\d)/, '_');
  for (let number = used + 1; ; number += 1) {
    const name = number === 1 ? bare : `${bare}${number}`;
    if (!taken.has(name)) return name;
  }
}
