import path from 'node:path';
import type { OnResolveArgs } from 'esbuild';
import { isInside } from '../../fs/inside.ts';
import { clientModule, isOfReact } from '../modules/client-shim.ts';
import { tracedName, type CodeRun } from '../code-run.ts';
import { isOfTheme, siteSpecifier } from './module-specifier.ts';
import { folderOfPackage } from './installed-package.ts';
import { recordPackageImport } from './record-resolution.ts';
import { packageName } from '../../project/settings/package-versions.ts';

/** Kinds of imports that esbuild resolves like Node.js. */
const followed = new Set<string>(['import-statement', 'require-call', 'dynamic-import', 'require-resolve']);

/** Files that become modules with a loader of Lectern, or are unsupported. */
export const loaded =
  /\.(?:module\.css|svg|ya?ml|png|jpe?g|gif|webp|avif|ico|woff2?|[ot]tf|eot|mp[34]|webm|og[gv]|wav|pdf|wasm|txt|html?|s[ac]ss|less|styl|vue|svelte|mdx?)$/i;

/**
 * Whether esbuild resolves an import in a package without a plugin. The import must be of another file of the package,
 * or of another package. esbuild's own resolver caches folders. For a plugin, it reads them again each time, which takes
 * minutes for a package with thousands of files.
 */
export function isLeftToEsbuild(
  { path: specifier, importer, namespace, kind, resolveDir }: OnResolveArgs,
  { config }: CodeRun,
): boolean {
  if (namespace !== 'file' || !followed.has(kind)) return false;
  const folder = folderOfPackage(importer);
  if (folder === undefined || /[?!]/.test(specifier) || loaded.test(specifier)) return false;
  if (specifier.startsWith('.')) return isInside(folder, path.resolve(resolveDir, specifier));
  return (
    /^(?:#|@?[a-z\d])/i.test(specifier) &&
    !/^[a-z][a-z\d+.-]*:/i.test(specifier) &&
    !isOfTheme(specifier) &&
    !isOfReact(specifier) &&
    clientModule(specifier) === undefined &&
    siteSpecifier(specifier, config.aliases) === undefined
  );
}

/** Records an import that esbuild resolves: its importer and its dependencies. */
export async function notePackageImport({ path: specifier, importer, resolveDir }: OnResolveArgs, run: CodeRun) {
  const own = folderOfPackage(importer)!;
  run.packageFiles.add(importer);
  if (specifier.startsWith('.')) {
    noteImport(tracedName('file', path.resolve(resolveDir, specifier)), importer, specifier, run);
  } else if (!specifier.startsWith('#')) {
    const name = packageName(specifier);
    noteImport(ofPackage(name), importer, specifier, run);
    const key = `${own}\n${name}`;
    if (run.packageImports.has(key)) return;
    run.packageImports.add(key);
    await run.trusted.admit(name, own);
    await recordPackageImport(specifier, own, run);
  }
}

/** The name for all modules of a package, if the exact module of an import is unknown. */
export function ofPackage(name: string): string {
  return `package:${name}`;
}

/** The name for all modules of a package that the site imports. The exact modules are also recorded. */
export function intoPackage(name: string): string {
  return `into:${name}`;
}

function noteImport(to: string, importer: string, specifier: string, { importers }: CodeRun): void {
  const known = importers.get(to) ?? [];
  known.push({ name: tracedName('file', importer), specifier });
  importers.set(to, known);
}
