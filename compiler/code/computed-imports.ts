import path from 'node:path';
import type { Message } from 'esbuild';
import { atLevel, diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CodeSite } from './code-run.ts';
import { folderOfPackage } from './installed-package.ts';
import { siteSpecifier } from './module-specifier.ts';

/** What esbuild says of imports whose specifiers are only known while code runs; it says nothing of `./icons/${name}.svg`. */
const ids = new Set(['unsupported-require-call', 'unsupported-dynamic-import']);

/** How they are reported, as they are no faults to esbuild. */
export const computedImportsAsWarnings = Object.fromEntries([...ids].map((id) => [id, 'warning' as const]));

/** The start of an import up to where its specifier is computed: `require(`, a quote, and what is certain of it. */
const computed =
  /\b((?:import|require)\(\s*(?:\/\*[^]*?\*\/\s*)?)(?:`([^`$\\\n]*)(?=\$\{)|(["'])([^"'\\\n]*)\3(?=\s*\+))/g;

/**
 * Writes imports of which a name of the site is certain so that the bundler takes in all files that may be meant:
 *
 *     require(`@site/static/img/${name}.png`)  →  require(`../static/img/${name}.png`)
 *
 * @param file absolute
 */
export function withRelativePatterns(
  code: string,
  file: string,
  { dir, config }: Pick<CodeSite, 'dir' | 'config'>,
): string {
  return code.replace(computed, (whole, call: string, inTemplate?: string, quote = '`', inQuotes = '') => {
    const own = siteSpecifier(inTemplate ?? inQuotes, config.aliases);
    // Of the whole site nobody means all files.
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
 * Takes note of files with imports that can be written as patterns.
 *
 * @returns whether there are some that were not read so before
 */
export async function readAsPatterns(warnings: readonly Message[], site: CodeSite): Promise<boolean> {
  const before = site.patterned.size;
  for (const file of new Set(ofComputed(warnings).map(({ location }) => path.resolve(site.dir, location.file)))) {
    const code = Buffer.from((await site.files.read(file)) ?? '').toString();
    if (withRelativePatterns(code, file, site) !== code) site.patterned.add(file);
  }
  return site.patterned.size > before;
}

/**
 * Tells of imports that nothing will provide in a browser. What `import()` is given as a whole while code runs may be
 * an address, and what a comment keeps from bundlers is meant so.
 */
export function computedImportFaults(warnings: readonly Message[], { config }: Pick<CodeSite, 'config'>): Diagnostic[] {
  return ofComputed(warnings).flatMap(({ id, location }) => {
    const { file, line, column, lineText } = location;
    const call = Buffer.from(lineText).subarray(column).toString();
    const [, , inTemplate, , inQuotes] = [...call.matchAll(computed)].find(({ index }) => index === 0) ?? [];
    const certain = inTemplate ?? inQuotes ?? '';
    const isKept = /^\w+\(\s*\/\*.*(?:webpackIgnore|@vite-ignore)/.test(call);
    if (isKept || (id === 'unsupported-dynamic-import' && (certain === '' || /^(?:[a-z]+:|\/)/i.test(certain))))
      return [];
    return atLevel(
      config.onBrokenImports,
      diagnose('computed-import', { path: file, line, column: column + 1 }, { certain }),
    );
  });
}

type Placed = Message & { location: NonNullable<Message['location']> };

/** @returns those of the warnings that tell of computed imports in files of the site */
function ofComputed(warnings: readonly Message[]): Placed[] {
  return warnings.filter(
    (warning): warning is Placed =>
      ids.has(warning.id) &&
      warning.location !== null &&
      !/^[a-z-]+:/.test(warning.location.file) &&
      folderOfPackage(path.resolve('/', warning.location.file)) === undefined,
  );
}
