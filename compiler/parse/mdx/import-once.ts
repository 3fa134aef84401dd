import type { Range } from '../../diagnostics/diagnostic.ts';
import { freeName, type CodeParts } from './code-parts.ts';

/** Adds an import from `lectern/client` to the module, unless it exists. @returns the local name */
export function importClient(name: string, at: Range, code: CodeParts): string {
  return importOnce(
    'lectern/client',
    name,
    (local) => (local === name ? `{ ${name} }` : `{ ${name} as ${local} }`),
    at,
    code,
  );
}

/** Adds an import of a module's default export, unless it exists. @returns the local name */
export function importDefault(specifier: string, preferred: string, at: Range, code: CodeParts): string {
  return importOnce(specifier, preferred, (local) => local, at, code);
}

function importOnce(
  specifier: string,
  preferred: string,
  clause: (local: string) => string,
  at: Range,
  code: CodeParts,
): string {
  const key = `${specifier} ${preferred}`;
  const known = code.imported.get(key);
  if (known !== undefined) return known;
  const local = freeName(preferred, code.taken);
  code.taken.add(local);
  code.imported.set(key, local);
  code.imports.push({ specifier, clause: clause(local), names: [local], at });
  return local;
}
