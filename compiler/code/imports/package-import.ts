import path from 'node:path';
import type { OnResolveArgs } from 'esbuild';
import { isInside } from '../../fs/inside.ts';
import { clientModule, isOfReact } from '../modules/client-shim.ts';
import { tracedName, type CodeRun } from '../code-run.ts';
import { isOfTheme, siteSpecifier } from './module-specifier.ts';
import { folderOfPackage } from './installed-package.ts';
import { recordPackageImport } from './record-resolution.ts';
import { packageName } from '../../project/settings/package-versions.ts';

/** Kinds of imports that esbuild resolves as Node.js does. */
const followed = new Set<string>(['import-statement', 'require-call', 'dynamic-import', 'require-resolve']);

/** Extensions of files that a plugin of Lectern loads, or that can't be imported. */
export const loaded =
  /\.(?:module\.css|svg|ya?ml|png|jpe?g|gif|webp|avif|ico|woff2?|[ot]tf|eot|mp[34]|webm|og[gv]|wav|pdf|wasm|txt|html?|s[ac]ss|less|styl|vue|svelte|mdx?)$/i;

/**
 * Whether esbuild resolves an import in a package without a plugin. This applies to files of the same package and to
 * other packages. esbuild caches folders for such imports. With a plugin, it reads the folders each time. That takes
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

/** Records the importer and the dependencies of an import that is left to esbuild. */
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

/** Returns the key of `importers` for imports of a package by other packages. */
export function ofPackage(name: string): string {
  return `package:${name}`;
}

/** Returns the key of `importers` for all imports of a package by the site, in addition to the exact modules. */
export function intoPackage(name: string): string {
  return `into:${name}`;
}

function noteImport(to: string, importer: string, specifier: string, { importers }: CodeRun): void {
  const known = importers.get(to) ?? [];
  known.push({ name: tracedName('file', importer), specifier });
  importers.set(to, known);
}
