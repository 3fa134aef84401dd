import type { CodeExport, CodeImport, DocumentCode } from '../../parse/document.ts';
import type { CodeSource } from '../code-sources.ts';
import { fromSiteFolder } from '../imports/module-specifier.ts';

/** Broken code, which is removed. */
export interface Broken {
  /** Keys of imports: see `importKey`. */
  imports: ReadonlySet<string>;
  /** Sources of declarations and exports that fail to bundle. */
  parts: ReadonlySet<string>;
}

/** The source of a module, assembled from the code of a document. */
export interface EntryText {
  text: string;
  /** Names of its exports, in their order. */
  exports: string[];
  /** The origin of each line. */
  lines: EntryPart[];
}

export type EntryPart = { kind: 'import'; key: string } | { kind: 'part'; source: string };

/** A key of an import. Equal imports have equal keys. */
export function importKey(specifier: string, clause: string): string {
  return JSON.stringify([specifier, clause]);
}

/**
 * Assembles a module: the used imports, the declarations, the exports. Code that depends on broken code is removed as
 * well.
 *
 * @param specifierOf returns the specifier of an import, relative to the site's folder
 * @param isTrial keep valid imports even if all code that uses them is removed, to find further errors in them
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
    // esbuild does not check unused names, so the trial uses them.
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

// The exported value may be a name of the module: `Chart` of `import Chart from './chart'`.
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
