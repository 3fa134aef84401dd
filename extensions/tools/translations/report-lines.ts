import { plural } from './languages.ts';
import type { LocaleReport, Progress, TranslationReport } from './report.ts';

/**
 * Returns lines with a site's translation progress: a table of all locales, then the missing translations of each
 * locale.
 */
export function* reportLines({ locales }: TranslationReport): Generator<string> {
  if (locales.length === 0) {
    yield 'The site has only one language.';
    return;
  }
  yield* table([
    ['Language', 'Pages', 'Labels', 'Stale', 'Unconfirmed'],
    ...locales.map(({ locale, pages, labels, stale, unconfirmed }) => [
      locale,
      share(pages),
      share(labels),
      String(stale.length),
      String(unconfirmed.length),
    ]),
  ]);
  for (const report of locales) {
    const lines = [...localeLines(report)];
    if (lines.length > 0) yield* ['', report.locale, ...lines];
  }
}

/** Formats progress: `5 of 8 (62 %)`. */
function share({ translated, total, percent }: Progress): string {
  return `${translated} of ${total} (${percent} %)`;
}

function* localeLines(report: LocaleReport): Generator<string> {
  yield* group(report.stale, plural(report.stale.length, 'stale translation'), ({ path, original }) => [
    `${path}: ${original} has changed`,
  ]);
  yield* group(report.missing, `${plural(report.missing.length, 'page')} not translated`, (path) => [path]);
  yield* group(report.orphans, `${plural(report.orphans.length, 'translation')} without an original`, (path) => [path]);
  yield* group(report.headings, `${plural(report.headings.length, 'page')} with different heading ids`, (each) => [
    each.path,
    ...(each.missing.length > 0 ? [`  lacks ${each.missing.join(', ')}`] : []),
    ...(each.added.length > 0 ? [`  has the id ${each.added.join(', ')}, which the original does not have`] : []),
  ]);
  yield* group(report.links, `${plural(report.links.length, 'link')} to another language`, (each) => [
    `${each.path}:${each.line}:${each.column} ${each.url} is in ${each.to}`,
  ]);
  yield* keyGroup(report.missingKeys, `${plural(report.missingKeys.length, 'label')} not translated`);
  yield* group(
    report.placeholders,
    `${plural(report.placeholders.length, 'label')} with placeholders that the original does not contain`,
    (each) => [`${each.path} ${each.key}: ${each.names.join(', ')}`],
  );
  yield* keyGroup(report.superfluousKeys, `${plural(report.superfluousKeys.length, 'superfluous key')}`);
}

function* group<Each>(list: readonly Each[], title: string, linesOf: (each: Each) => string[]): Generator<string> {
  if (list.length === 0) return;
  yield `  ${title}`;
  for (const each of list) for (const line of linesOf(each)) yield `    ${line}`;
}

/** Returns lines with translation keys, grouped by the file that contains them or should contain them. */
function keyGroup(keys: LocaleReport['missingKeys'], title: string): Generator<string> {
  const files = [...new Set(keys.map(({ path }) => path))];
  return group(files, title, (file) => [
    file,
    ...keys.filter(({ path }) => path === file).map(({ key }) => `  ${key}`),
  ]);
}

/** Formats rows as a table, with columns as wide as their widest cell. */
function table(rows: readonly string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}
