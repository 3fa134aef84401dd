import path from 'node:path';
import type { Message, Metafile, OutputFile } from 'esbuild';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { fileText } from '../../fs/text-file.ts';
import { moduleName, namespaces, sitePath, type CodeRun, type CodeSite } from '../code-run.ts';
import type { Entry } from '../group-entries.ts';
import { contextMark, withContexts } from './import-contexts.ts';
import { folderOfPackage } from './installed-package.ts';
import { siteSpecifier } from './module-specifier.ts';

/**
 * esbuild's warnings about computed specifiers. Patterns like `./icons/${name}.svg` cause no warning, because esbuild
 * supports them.
 */
const ids = new Set(['unsupported-require-call', 'unsupported-dynamic-import']);

/** Enables the warnings about computed imports, which esbuild disables by default. */
export const computedImportsAsWarnings = Object.fromEntries([...ids].map((id) => [id, 'warning' as const]));

/**
 * Matches the start of an import with a computed specifier: `require(`, a quote, and the constant part.
 */
const computed =
  /\b((?:import|require)\(\s*(?:\/\*[^]*?\*\/\s*)?)(?:`([^`$\\\n]*)(?=\$\{)|(["'])([^"'\\\n]*)\3(?=\s*\+))/g;

/**
 * Makes import patterns that begin with an alias relative. esbuild then bundles all files that match the pattern:
 *
 *     require(`@site/static/img/${name}.png`)  →  require(`../static/img/${name}.png`)
 *
 * @param file absolute path of the importing file
 */
export function withRelativePatterns(
  code: string,
  file: string,
  { dir, config }: Pick<CodeSite, 'dir' | 'config'>,
): string {
  return code.replace(computed, (whole, call: string, inTemplate?: string, quote = '`', inQuotes = '') => {
    const own = siteSpecifier(inTemplate ?? inQuotes, config.aliases);
    // A pattern such as `@site/${name}` is unchanged, because it would match all files of the site.
    if (own === undefined || own === './.') return whole;
    const end = own.lastIndexOf('/') + 1;
    const folder = path
      .relative(path.dirname(file), path.join(dir, own.slice(0, end)))
      .split(path.sep)
      .join('/');
    const start = `${folder.startsWith('.') ? '' : './'}${folder}${folder === '' ? '' : '/'}${own.slice(end)}`;
    return call + quote + start + (inTemplate === undefined ? quote : '');
  });
}

/**
 * Replaces computed imports with relative patterns, and `require.context` calls with lists of files. Other computed
 * imports are unchanged.
 */
export function withAllImports(code: string, file: string, site: CodeSite): Promise<string> {
  return withContexts(withRelativePatterns(code, file, site), file, site);
}

/** @returns the source of an entry, with its computed imports replaced */
export function entryText(id: string, run: CodeRun): Promise<string> {
  return withAllImports(run.entries.get(id)?.text ?? '', path.join(run.dir, 'entry.jsx'), run);
}

/**
 * Records files whose computed imports `withAllImports` can replace.
 *
 * @returns whether new files were recorded. The caller then bundles again
 */
export async function readAsPatterns(
  { warnings, metafile, files }: { warnings: readonly Message[]; metafile: Metafile; files: readonly OutputFile[] },
  site: CodeSite,
): Promise<boolean> {
  const before = site.patterned.size;
  for (const { file, code, text } of await withContextsLeft({ metafile, files }, site))
    if (text !== code) site.patterned.add(file);
  for (const file of new Set(
    ofComputed(warnings).flatMap(({ location }) =>
      isOfSite(location.file) ? [path.resolve(site.dir, location.file)] : [],
    ),
  )) {
    const code = (await fileText(file, site.files)) ?? '';
    if (withRelativePatterns(code, file, site) !== code) site.patterned.add(file);
  }
  return site.patterned.size > before;
}

/**
 * @returns the site's files that still call `require.context` in the bundle. `code` is the source, and `text` the
 * source after expanding the calls
 */
async function withContextsLeft(
  { metafile, files }: { metafile: Metafile; files: readonly OutputFile[] },
  site: CodeSite,
): Promise<{ file: string; code: string; text: string }[]> {
  if (!files.some(({ contents }) => Buffer.from(contents).includes(contextMark))) return [];
  const left = Object.keys(metafile.inputs)
    .filter(isOfSite)
    .map(async (name) => {
      const file = path.resolve(site.dir, name);
      const code = (await fileText(file, site.files)) ?? '';
      return { file, code, text: await withContexts(code, file, site) };
    });
  return (await Promise.all(left)).filter(({ code }) => code.includes('require.context'));
}

/** Reports calls of `require.context` with arguments that aren't constant. */
export async function contextDiagnostics(
  result: { metafile: Metafile; files: readonly OutputFile[] },
  site: CodeSite,
  entries: readonly Entry[],
): Promise<Diagnostic[]> {
  if (!result.files.some(({ contents }) => Buffer.from(contents).includes(contextMark))) return [];
  const left = (await withContextsLeft(result, site)).filter(({ text }) => text.includes('require.context'));
  const ofFiles = left.map(({ file, text }): Place => {
    const above = text.slice(0, text.indexOf('require.context')).split('\n');
    return { path: sitePath(site, file), line: above.length, column: above.at(-1)!.length + 1 };
  });
  const ofEntries = entries
    .filter(({ text }) => text.includes('require.context'))
    .flatMap((entry) => {
      const line = entry.text.slice(0, entry.text.indexOf('require.context')).split('\n').length;
      return placesOf({ file: moduleName(namespaces.entry, entry.id), line, column: 0 }, entries);
    });
  return [...ofFiles, ...ofEntries].flatMap((place) =>
    atLevel(site.config.onBrokenImports, diagnose('computed-import', place, { knownStart: '' })),
  );
}

/**
 * Reports computed imports, because they fail in browsers. An `import()` with a fully computed argument is ignored,
 * because the argument may be a URL. Imports with a comment for bundlers are ignored as well.
 */
export function computedImportDiagnostics(
  warnings: readonly Message[],
  { config }: Pick<CodeSite, 'config'>,
  entries: readonly Entry[],
): Diagnostic[] {
  return ofComputed(warnings).flatMap(({ id, location }) => {
    const { column, lineText } = location;
    const call = Buffer.from(lineText).subarray(column).toString();
    const [, , inTemplate, , inQuotes] = [...call.matchAll(computed)].find(({ index }) => index === 0) ?? [];
    const certain = inTemplate ?? inQuotes ?? '';
    const isKept = /^\w+\(\s*\/\*.*(?:webpackIgnore|@vite-ignore)/.test(call);
    if (isKept || (id === 'unsupported-dynamic-import' && (certain === '' || /^(?:[a-z]+:|\/)/i.test(certain))))
      return [];
    return placesOf(location, entries).flatMap((place) =>
      atLevel(config.onBrokenImports, diagnose('computed-import', place, { knownStart: certain })),
    );
  });
}

/**
 * @returns the locations at which to report an error. An error in an entry is reported in each document of the entry.
 * The location is the export with the error, or else the whole document
 */
export function placesOf(
  { file, line, column }: Pick<Placed['location'], 'file' | 'line' | 'column'>,
  entries: readonly Entry[],
): Place[] {
  const entry = entries.find(({ id }) => moduleName(namespaces.entry, id) === file);
  if (!entry) return [{ path: file, line, column: column + 1 }];
  const part = entry.lines[line - 1];
  return entry.sources.map(({ path: source, code }) => {
    const own = part?.kind === 'part' ? code.exports.find((each) => each.source === part.source) : undefined;
    return { path: source, ...own?.at };
  });
}

type Placed = Message & { location: NonNullable<Message['location']> };

/** @returns the warnings about computed imports, in files of the site only */
function ofComputed(warnings: readonly Message[]): Placed[] {
  return warnings.filter(
    (warning): warning is Placed =>
      ids.has(warning.id) &&
      warning.location !== null &&
      (isOfSite(warning.location.file) || warning.location.file.startsWith(`${namespaces.entry}:`)),
  );
}

/** Whether esbuild's name of a module is a file of the site, not of a package. */
function isOfSite(name: string): boolean {
  return !/^[a-z-]+:/.test(name) && folderOfPackage(path.resolve('/', name)) === undefined;
}
