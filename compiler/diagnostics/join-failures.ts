import { compareText, onThisPage, type Diagnostic, type RelatedPlace } from './diagnostic.ts';
import type { ExtensionRuleId, RuleId } from './rules/index.ts';

/** Rules for errors of code on pages. If the same code fails on several pages, one diagnostic lists these pages. */
const joined: ReadonlySet<RuleId | ExtensionRuleId> = new Set([
  'plugin-failed',
  'prerender-failed',
  'extension-failed',
]);

/** Maximum number of pages that a joined diagnostic lists. */
const mostPages = 10;

/**
 * Joins diagnostics about the same location in code.
 *
 * @param diagnostics one diagnostic for each page on which the code fails
 * @returns one diagnostic for each location, with the pages as related locations. Diagnostics of other rules are
 * unchanged
 */
export function joinFailures(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const failures = new Map<string, Diagnostic[]>();
  const others: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const { rule, place, related = [] } = diagnostic;
    if (!joined.has(rule) || related[0]?.message !== onThisPage) {
      others.push(diagnostic);
      continue;
    }
    const key = JSON.stringify([rule, place.path, place.line, place.column, place.setting]);
    const known = failures.get(key);
    if (known) known.push(diagnostic);
    else failures.set(key, [diagnostic]);
  }
  return [...others, ...Array.from(failures.values(), joinAtPlace)];
}

function joinAtPlace(failures: readonly Diagnostic[]): Diagnostic {
  const sorted = [...failures].sort((a, b) => compareText(a.related![0]!.path, b.related![0]!.path));
  const first = sorted[0]!;
  const pages = sorted.flatMap(({ message, related = [] }) =>
    related.map((page): RelatedPlace => (message === first.message ? page : { ...page, message })),
  );
  const related = pages.slice(0, mostPages);
  const left = pages.length - related.length;
  const last = related.at(-1)!;
  if (left > 0)
    related[mostPages - 1] = {
      ...last,
      message: `${last.message}, and on ${left} more ${left === 1 ? 'page' : 'pages'}`,
    };
  const count = new Set(pages.map(({ path }) => path)).size;
  return { ...first, ...(count > 1 && { message: `${first.message} (on ${count} pages)` }), related };
}
