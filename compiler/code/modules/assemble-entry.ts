import type { CodeExport, CodeImport, DocumentCode } from '../../parse/document.ts';
import type { CodeSource } from '../code-sources.ts';
import { fromSiteFolder } from '../imports/module-specifier.ts';

/** Code of documents that is removed, because esbuild can't bundle it. */
export interface Broken {
  /** Keys of imports; see `importKey`. */
  imports: ReadonlySet<string>;
  /** Source of declarations and exports. */
  parts: ReadonlySet<string>;
}

/** The source of a module that is assembled from a document's code. */
export interface EntryText {
  text: string;
  /** Names of the module's exports, in source order. */
  exports: string[];
  /** For each line of the source: the import, declaration or export of the document that the line comes from. */
  lines: EntryPart[];
}

export type EntryPart = { kind: 'import'; key: string } | { kind: 'part'; source: string };

/** Returns a key that is equal for equal imports. */
export function importKey(specifier: string, clause: string): string {
  return JSON.stringify([specifier, clause]);
}

/**
 * Assembles a module from a document's code: used imports, declarations, exports. Code that uses broken code is left
 * out.
 *
 * @param specifierOf returns the specifier of an import, relative to the site's folder
 * @param isTrial whether to keep a valid import if only left-out code uses it. esbuild then also reports its errors
 */
export function assembleEntry(
  { path, code }: CodeSource,
  specifierOf: (own: CodeImport) => string,
  broken: Broken,
  isTrial: boolean,
): EntryText {
  const { declarations, exports } = soundParts(code, specifierOf, broken);
  const users = isTrial ? [...code.declarations, ...code.exports] : [...declarations, ...exports];
  const used = new Set(users.flatMap(({ uses }) => uses));
  const entry: EntryText = { text: '', exports: exports.map(({ name }) => name), lines: [] };
  const add = (text: string, part: EntryPart) => {
    entry.text += `${text}\n`;
    for (const _ of text.split('\n')) entry.lines.push(part);
  };

  for (const own of code.imports) {
    const specifier = specifierOf(own);
    const key = importKey(specifier, own.clause);
    const isUsed = own.names.length === 0 || own.names.some((name) => used.has(name));
    if (!isUsed || broken.imports.has(key)) continue;
    const from = JSON.stringify(specifier);
    add(own.clause === '' ? `import ${from};` : `import ${own.clause} from ${from};`, { kind: 'import', key });
    // esbuild checks an import only if its name is used, so the trial uses all imported names.
    if (isTrial) add(`[${own.names.join(', ')}];`, { kind: 'import', key });
  }
  for (const { source } of declarations) add(fromSiteFolder(source, path), { kind: 'part', source });
  const taken = new Set([...code.imports, ...code.declarations].flatMap(({ names }) => names));
  for (const own of exports) add(fromSiteFolder(exportText(own, taken), path), { kind: 'part', source: own.source });
  return entry;
}

function soundParts(
  code: DocumentCode,
  specifierOf: (own: CodeImport) => string,
  broken: Broken,
): Pick<DocumentCode, 'declarations' | 'exports'> {
  const isBroken = (own: CodeImport) => broken.imports.has(importKey(specifierOf(own), own.clause));
  const lost = new Set(code.imports.filter(isBroken).flatMap(({ names }) => names));
  const isSound = ({ source, uses }: { source: string; uses: string[] }) =>
    !broken.parts.has(source) && !uses.some((name) => lost.has(name));
  let declarations = code.declarations;
  for (;;) {
    const sound = declarations.filter(isSound);
    if (sound.length === declarations.length) return { declarations, exports: code.exports.filter(isSound) };
    for (const gone of declarations.filter((each) => !isSound(each))) for (const name of gone.names) lost.add(name);
    declarations = sound;
  }
}

// Returns the statement of an export. The exported value may be only a name, such as `Chart` of `import Chart from
// './chart'`.
function exportText({ name, source }: CodeExport, taken: Set<string>): string {
  if (taken.has(source)) return source === name ? `export { ${name} };` : `export { ${source} as ${asName(name)} };`;
  if (isIdentifier(name) && !taken.has(name)) return `export const ${name} = ${source};`;
  let local = `own_${name.replace(/[^\w$]/g, '_')}`;
  while (taken.has(local)) local += '_';
  taken.add(local);
  return `const ${local} = ${source};\nexport { ${local} as ${asName(name)} };`;
}

function asName(name: string): string {
  return name === 'default' || isIdentifier(name) ? name : JSON.stringify(name);
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default';
}
