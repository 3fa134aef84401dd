import { plural } from '../diagnostics/format.ts';

/** A line with more pages than this counts them instead of naming them. */
const mostNamed = 3;

/**
 * The result of a save, in one line:
 *
 *     /docs/guide changed in 38 ms, 2 warnings
 *     12 pages changed in 120 ms, no warnings
 *
 * @param changed paths in the output that were written or removed
 * @param faults the number of diagnostics, in words
 */
export function changeLine(changed: readonly string[], milliseconds: number, faults: string): string {
  const pages = pagesAmong(changed);
  const what =
    pages.length === 0
      ? plural(changed.length, 'file')
      : pages.length > mostNamed
        ? plural(pages.length, 'page')
        : pages.join(', ');
  return `${what} changed in ${milliseconds} ms, ${faults}`;
}

/** @returns the paths of the pages among files of the output */
export function pagesAmong(files: readonly string[]): string[] {
  return files.flatMap(pageOf);
}

// `de/corpus/pages/docs/guide.json` → `/de/docs/guide`, `corpus/pages/index.json` → `/`
function pageOf(file: string): string[] {
  const [, language = '', page] = /^(.+\/)?corpus\/pages\/(.+)\.json$/.exec(file) ?? [];
  return page === undefined ? [] : [`/${language}${page === 'index' ? '' : page}`];
}
