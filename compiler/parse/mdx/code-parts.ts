import type { CodeDeclaration, CodeExport, CodeImport, DocumentCode } from '../document.ts';

export type Offer = { import: CodeImport } | { declaration: CodeDeclaration } | { partial: number; key: string };

/** A document's code module while it is being built. */
export type CodeParts = ReturnType<typeof startCodeParts>;

export function startCodeParts() {
  return {
    imports: [] as CodeImport[],
    declarations: [] as CodeDeclaration[],
    exports: [] as CodeExport[],
    /**
     * Name of data that the document declares → statement for the module. The statement is added to the module only if
     * code uses the name.
     */
    offers: new Map<string, Offer>(),
    /**
     * Names that new declarations must not use: top-level names of the module, the document's imports and
     * constants.
     */
    taken: new Set<string>(),
    /** Specifier and imported name → local name, for imports that Lectern adds to the module. */
    imported: new Map<string, string>(),
    /** Partials that code renders: imported name → index into `references`. */
    partials: new Map<string, number>(),
    /**
     * Look-up tables for exports, because a document may have thousands: source → name, all names, preferred name →
     * count.
     */
    exportsBySource: new Map<string, string>(),
    exportNames: new Set<string>(),
    counts: new Map<string, number>(),
    /** The name of the export that is the layout around the body. */
    layout: undefined as string | undefined,
  };
}

/** @returns the code of a document; undefined if the document has none */
export function codeOf({ imports, declarations, exports }: CodeParts): DocumentCode | undefined {
  if (imports.length + declarations.length + exports.length === 0) return undefined;
  return { imports, declarations, exports };
}

/**
 * Adds an export to the module. If an export with the same source exists, it is reused.
 *
 * @param preferred the preferred name; a number is added if it is taken
 * @returns the name of the export
 */
export function addExport(
  preferred: string,
  made: Omit<CodeExport, 'name'>,
  { exports, exportsBySource, exportNames, counts }: CodeParts,
): string {
  const same = exportsBySource.get(made.source);
  if (same !== undefined) return same;
  const name = freeName(preferred, exportNames, counts.get(preferred));
  counts.set(preferred, (counts.get(preferred) ?? 0) + 1);
  exportsBySource.set(made.source, name);
  exportNames.add(name);
  exports.push({ name, ...made });
  return name;
}

/**
 * Returns `Chart`, or `Chart2` if that name is taken.
 *
 * @param used the number of names with this start that are known to be taken
 */
export function freeName(preferred: string, taken: ReadonlySet<string>, used = 0): string {
  const bare = preferred.replace(/[^\p{ID_Continue}$]+/gu, '_').replace(/^(?=\d)/, '_');
  for (let number = used + 1; ; number += 1) {
    const name = number === 1 ? bare : `${bare}${number}`;
    if (!taken.has(name)) return name;
  }
}
