import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { CodeModule } from '../../corpus/schema/index.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import { isInside, relativePath } from '../fs/inside.ts';
import { sheetsFolder } from '../../corpus/file-paths.ts';
import { encodePath, joinPath } from '../../corpus/url/pathname.ts';
import { moduleName, namespaces, sitePath, type CodeSite } from './code-run.ts';
import type { CodeFile, CodeTable } from './code-table.ts';
import type { Entry } from './group-entries.ts';
import type { BundlerResult } from './run-bundler.ts';
import { withCounterparts, withWeakResets } from './styles/theme-selectors.ts';
import { rename, stableNames, withoutHash } from './stable-names.ts';

type Outputs = Metafile['outputs'];

/** @returns the module of each source and all output files, from the result of esbuild */
export function codeTable(
  entries: Entry[],
  { metafile: { outputs }, files, assets }: BundlerResult & { problems?: undefined },
  site: CodeSite,
): CodeTable {
  const modules = new Map<string, CodeModule>();
  const unneeded = new Set<string>();
  const bundled = files.map(({ path: file, contents }): CodeFile => ({
    path: sitePath(site, file),
    bytes: file.endsWith('.map') ? publicMap(contents, site) : forViewer(file, contents, site),
  }));
  const unhashed = unhashedSheets(entries, outputs, site);
  const names = stableNames(bundled, unhashed);
  const placeOf = (file: string) => {
    const name = path.posix.basename(file);
    return unhashed.has(name.replace(/\.map$/, '')) ? sheetsFolder + rename(name, names) : rename(file, names);
  };
  const addressOf = (file: string) => encodePath(joinPath(site.config.baseUrl, placeOf(file)));
  for (const entry of entries) {
    const file = fileOf(entry, outputs);
    const isEmpty = entry.exports.length === 0 && outputs[file]!.imports.length === 0 && weight(outputs[file]!) === 0;
    if (isEmpty) unneeded.add(file).add(`${file}.map`);
    const styles = stylesOf(file, outputs).map(addressOf);
    const module: CodeModule = {
      ...(isEmpty ? {} : { href: addressOf(file) }),
      exports: entry.exports,
      ...(styles.length === 0 ? {} : { styles }),
    };
    if (!isEmpty || styles.length > 0) for (const { path: source } of entry.sources) modules.set(source, module);
  }
  const written = new Map(assets.map((asset) => [asset.path, asset]));
  for (const { path: name, bytes } of bundled) {
    if (unneeded.has(name)) continue;
    const file = placeOf(name);
    written.set(file, {
      path: file,
      bytes: Buffer.from(name.endsWith('.map') ? bytes : rename(Buffer.from(bytes).toString(), names)),
    });
  }
  return { modules, files: [...written.values()].sort((a, b) => compareText(a.path, b.path)) };
}

// Extends selectors for Infima's elements in a style sheet, so that they also match the viewer's elements.
function forViewer(file: string, contents: Uint8Array, { config }: CodeSite): Uint8Array {
  if (!config.themeConfig.infima || !file.endsWith('.css')) return contents;
  return Buffer.from(withWeakResets(withCounterparts(Buffer.from(contents).toString())));
}

/** @returns the output file of an entry */
function fileOf({ id }: Entry, outputs: Outputs): string {
  const entryPoint = moduleName(namespaces.entry, id);
  return Object.keys(outputs).find((name) => outputs[name]!.entryPoint === entryPoint)!;
}

/**
 * @returns the style sheets whose published name has no hash: the ones that all pages load. In development, also the
 * ones of single pages. Style sheets with equal names keep their hashes
 */
function unhashedSheets(entries: Entry[], outputs: Outputs, site: CodeSite): ReadonlySet<string> {
  const concerned = entries.filter(
    ({ sources }) => site.development || sources.some((own) => site.sheets.has(own.path)),
  );
  const names = new Set(
    concerned.flatMap((entry) => stylesOf(fileOf(entry, outputs), outputs)).map((file) => path.posix.basename(file)),
  );
  const taken = [...names].map(withoutHash);
  const served = new Set(site.served.values());
  const isFree = (name: string) => !served.has(sheetsFolder + name) && taken.indexOf(name) === taken.lastIndexOf(name);
  return new Set([...names].filter((name) => isFree(withoutHash(name))));
}

function weight({ inputs }: Outputs[string]): number {
  return Object.values(inputs).reduce((sum, { bytesInOutput }) => sum + bytesInOutput, 0);
}

// Returns the style sheets of an entry and of its lazily loaded modules. Nothing else loads the styles of lazy
// modules.
function stylesOf(entry: string, outputs: Outputs): string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const output = outputs[name];
    if (!output || seen.has(name)) return;
    seen.add(name);
    if (output.cssBundle !== undefined) styles.add(output.cssBundle);
    for (const { path: next } of output.imports) visit(next);
  };
  visit(entry);
  return [...styles];
}

// Replaces the absolute paths of packages in a source map, because the published map must not contain them.
function publicMap(contents: Uint8Array, { dir, trusted }: CodeSite): CodeFile['bytes'] {
  const map = JSON.parse(Buffer.from(contents).toString()) as { sources: string[] };
  map.sources = map.sources.map((source) => {
    const file = path.resolve(dir, 'assets', source);
    const home = [...trusted.packages].find(([folder]) => isInside(folder, file));
    return home && source.startsWith('..') ? `../node_modules/${home[1]}/${relativePath(home[0], file)}` : source;
  });
  return Buffer.from(`${JSON.stringify(map)}\n`);
}
