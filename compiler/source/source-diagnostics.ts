import { diagnose } from '../diagnostics/catalogue.ts';
import { accessibilityRules } from '../diagnostics/rules/accessibility.ts';
import { pathsOf, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import type { Head } from '../parse/document.ts';
import type { SourceFile } from './source.ts';
import { catalogue, isRule } from '../diagnostics/rules/index.ts';

/**
 * Converts the location of a diagnostic about a release to a location in the changelog file. A diagnostic about a whole
 * release gets the release's first line. Other diagnostics are returned unchanged.
 */
export function placeInFile(diagnostic: Diagnostic, sources: ReadonlyMap<string, { file: SourceFile }>): Diagnostic {
  const inFile = <Of extends Place>(place: Of): Of => {
    const { path, line = 1, end } = place;
    const part = sources.get(path)?.file.part;
    if (!part) return place;
    const placed = { ...place, path: part.path, line: part.line + line - 1 };
    return end ? { ...placed, end: { line: part.line + end.line - 1, column: end.column } } : placed;
  };
  const isOfWhole = diagnostic.place.line === undefined && sources.has(diagnostic.place.path);
  const place = inFile(isOfWhole ? { ...diagnostic.place, line: 1, column: 1 } : diagnostic.place);
  if (place === diagnostic.place && !diagnostic.related) return diagnostic;
  return diagnostic.related
    ? { ...diagnostic, place, related: diagnostic.related.map(inFile) }
    : { ...diagnostic, place };
}

/** Whether a `lectern-disable-next-line` comment disables the rule of a diagnostic on its line. */
export function isDisabled(
  { rule, place: { path, line } }: Pick<Diagnostic, 'rule' | 'place'>,
  sources: ReadonlyMap<string, { head: Pick<Head, 'disabledRules'> }>,
): boolean {
  const rules = line === undefined ? undefined : sources.get(path)?.head.disabledRules;
  return Object.hasOwn(rules?.[line!] ?? {}, rule);
}

/** A document with `lectern-disable-next-line` comments. */
export interface CommentedSource {
  path: string;
  head: Pick<Head, 'disabledRules' | 'frontMatter'>;
}

/** Rules that run only on request, or after this check. Comments that disable them are never reported as unused. */
const unchecked = new Set<string>([
  ...Object.keys(accessibilityRules),
  'external-link',
  'external-anchor',
  'prerender-failed',
]);

/**
 * Finds `lectern-disable-next-line` comments that suppress no diagnostic.
 *
 * @param diagnostics all diagnostics, including disabled ones
 * @returns warnings. Documents whose diagnostics are incomplete are skipped: drafts, partials, and files with
 * an error that hides others
 */
export function unusedComments(
  diagnostics: readonly Diagnostic[],
  commented: readonly CommentedSource[],
): Diagnostic[] {
  if (commented.length === 0) return [];
  const found = new Set(diagnostics.map(({ rule, place }) => `${rule} ${place.line} ${place.path}`));
  const incomplete = new Set(diagnostics.filter(({ rule }) => isFixed(rule)).flatMap(pathsOf));
  return commented
    .filter(({ path, head }) => head.frontMatter.draft !== true && !/(?:^|\/)_/.test(path) && !incomplete.has(path))
    .flatMap(({ path, head }) =>
      Object.entries(head.disabledRules ?? {}).flatMap(([line, rules]) =>
        Object.entries(rules)
          .filter(([rule]) => !unchecked.has(rule) && !found.has(`${rule} ${line} ${path}`))
          .map(([rule, at]) => diagnose('unused-disable', { path, ...at }, { rule, line: Number(line) })),
      ),
    );
}

function isFixed(rule: string): boolean {
  return isRule(rule) && !catalogue[rule].isAdjustable;
}
