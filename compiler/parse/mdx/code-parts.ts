import type { CodeDeclaration, CodeExport, CodeImport, DocumentCode } from '../document.ts';

export type Offer = { import: CodeImport } | { declaration: CodeDeclaration } | { partial: number; key: string };

/** The module of a document's code, while it is being built. */
export type CodeParts = ReturnType<typeof startCodeParts>;

export function startCodeParts() {
  return {
    imports: [] as CodeImport[],
    declarations: [] as CodeDeclaration[],
    exports: [] as CodeExport[],
    /** How the module can declare names of the document that are data; added when code uses them. */
    offers: new Map<string, Offer>(),
    /** Top-level names of the module, and names reserved for the document's own imports and constants. */
    taken: new Set<string>(),
    /** Local names of imports that the document itself doesn't contain, by specifier and name. */
    imported: new Map<string, string>(),
    /** Partials that code renders, by imported name. */
    partials: new Map<string, number>(),
    /** Indexes of exports, because there may be thousands: names by source, all names, and counts per preferred name. */
    exportsBySource: new Map<string, string>(),
    exportNames: new Set<string>(),
    counts: new Map<string, number>(),
    /** The export that renders the layout around the body. */
    layout: undefined as string | undefined,
  };
}

/** @returns the code of a document, if it has any */
export function codeOf({ imports, declarations, exports }: CodeParts): DocumentCode | undefined {
  if (imports.length + declarations.length + exports.length === 0) return undefined;
  return { imports, declarations, exports };
}

/**
 * Adds an export, unless an equal one exists.
 *
 * @param preferred its preferred name
 * @returns its name
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

/** `Chart`, or `Chart2` if that is taken. @param used how many such names are known to be taken */
export function freeName(preferred: string, taken: ReadonlySet<string>, used = 0): string {
  const bare = preferred.replace(/[^\p{ID_Continue}$]+/gu, '_').replace(/^(?=\d)/, '_');
  for (let number = used + 1; ; number += 1) {
    const name = number === 1 ? bare : `${bare}${number}`;
    if (!taken.has(name)) return name;
  }
}
