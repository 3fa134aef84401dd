import path from 'node:path';
import type { Metafile } from 'esbuild';
import { fileText } from '../fs/text-file.ts';
import { codeTable } from './code-outputs.ts';
import type { CodeSite } from './code-run.ts';
import type { CodeFile, CodeTable } from './code-table.ts';
import type { Entry } from './group-entries.ts';
import { packageOf } from './imports/resolve-as-in-browser.ts';
import { openBundler } from './run-bundler.ts';

type Inputs = Metafile['inputs'];

/**
 * Bundles the modules of a site for rendering HTML. As in Docusaurus, the field and the condition `browser` of
 * packages are then ignored. A package that imports modules of Node.js is resolved as in browsers instead.
 *
 * @param inputs the modules of the bundle for browsers
 * @param table the bundle for browsers. The result uses the same file names for entries
 * @returns the scripts that differ from the bundle for browsers, and their source maps; undefined if no module differs
 */
export async function bundleForRendering(
  entries: Entry[],
  inputs: Inputs,
  table: CodeTable,
  site: CodeSite,
): Promise<CodeFile[] | undefined> {
  const used = packagesOf(inputs, site);
  if (site.config.prerender === 'data' || site.isLenient || !(await haveBrowserFiles(used, site))) return undefined;
  const packages = new Set<string>();
  for (;;) {
    const rendering = { inputs, packages };
    const lacking = new Map([...site.lacking].map(([file, names]) => [file, new Map(names)]));
    const run: CodeSite = { ...site, stubMissing: false, resolutions: new Map(), lacking, rendering };
    const bundler = openBundler(run);
    const result = await bundler.bundle(entries).finally(() => bundler.close());
    if (!result.problems) {
      const isEqual = String(Object.keys(result.metafile.inputs).sort()) === String(Object.keys(inputs).sort());
      return isEqual ? undefined : withNamesOf(table, codeTable(entries, result, run));
    }
    const failed = result.problems.map(({ location }) => packageOf(location?.file ?? '', site));
    if (!failed.every((folder) => folder !== undefined && used.has(folder) && !packages.has(folder))) return undefined;
    for (const folder of failed) packages.add(folder!);
  }
}

function packagesOf(inputs: Inputs, site: CodeSite): Set<string> {
  return new Set(Object.keys(inputs).flatMap((name) => packageOf(name, site) ?? []));
}

async function haveBrowserFiles(folders: Iterable<string>, { files }: CodeSite): Promise<boolean> {
  for (const folder of folders)
    if (/"browser"\s*:/.test((await fileText(path.join(folder, 'package.json'), files)) ?? '')) return true;
  return false;
}

/** @returns the scripts and source maps of a bundle, with the entry names of another bundle */
function withNamesOf(table: CodeTable, { modules, files }: CodeTable): CodeFile[] {
  const names = new Map<string, string>();
  for (const [source, { href }] of modules) {
    const name = table.modules.get(source)?.href;
    if (href !== undefined && name !== undefined) names.set(path.posix.basename(href), path.posix.basename(name));
  }
  const renamed = (text: string) => text.replace(/[^/"'\s]+-[\da-f]{8}\.js/g, (name) => names.get(name) ?? name);
  return files
    .filter(({ path: file }) => /\.js(?:\.map)?$/.test(file))
    .map(({ path: file, bytes }) => ({
      path: renamed(file),
      bytes: file.endsWith('.map') ? bytes : Buffer.from(renamed(Buffer.from(bytes).toString())),
    }));
}
