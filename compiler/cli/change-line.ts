import { plural } from '../diagnostics/format.ts';

/** The maximum number of pages that the line names. For more pages, it contains only their number. */
const mostNamed = 3;

/**
 * Formats the result of a rebuild as one line:
 *
 *     /docs/guide changed in 38 ms, 2 warnings
 *     12 pages changed in 120 ms, no warnings
 *
 * @param changed output paths that were written or removed
 * @param problems the number of diagnostics, as text
 */
export function changeLine(changed: readonly string[], milliseconds: number, problems: string): string {
  const pages = pagesAmong(changed);
  const changedFiles =
    pages.length === 0
      ? plural(changed.length, 'file')
      : pages.length > mostNamed
        ? plural(pages.length, 'page')
        : pages.join(', ');
  return `${changedFiles} changed in ${milliseconds} ms, ${problems}`;
}

/** @returns the paths of pages, from the paths of their output files */
export function pagesAmong(files: readonly string[]): string[] {
  return files.flatMap(pageOf);
}

// Returns the path of a page: `de/corpus/pages/docs/guide.json` → `/de/docs/guide`, `corpus/pages/index.json`
// → `/`.
function pageOf(file: string): string[] {
  const [, language = '', page] = /^(.+\/)?corpus\/pages\/(.+)\.json$/.exec(file) ?? [];
  return page === undefined ? [] : [`/${language}${page === 'index' ? '' : page}`];
}
