import type { ExtensionRuleId, RuleId } from './rules/index.ts';
import type { Severity } from './rule.ts';

/** A location in a source. Line and column are counted from 1; columns count UTF-16 units. */
export interface Point {
  line: number;
  column: number;
}

/** A range in a source. */
export interface Range extends Point {
  /** The location after the last character, if known. */
  end?: Point | undefined;
}

/** Location of a diagnostic. Without a line, the location is the whole file. */
export interface Place extends Partial<Range> {
  /** Path relative to the site's folder, with forward slashes. */
  path: string;
  /** Name of a setting: `themeConfig.navbar.items[0]`. */
  setting?: string | undefined;
}

/** A further location of a diagnostic, such as a second file with the same id. */
export interface RelatedPlace extends Place {
  /** A description of the location, without a full stop. */
  message: string;
}

/**
 * An error or warning about content. It is a value, not an exception, because a run collects all diagnostics and sorts
 * them.
 */
export interface Diagnostic {
  rule: RuleId | ExtensionRuleId;
  severity: Severity;
  place: Place;
  message: string;
  hint?: string | undefined;
  /** URL of the page that explains the rule. */
  url: string;
  related?: readonly RelatedPlace[] | undefined;
}

/** @returns the diagnostics with severity `error`. An error prevents publishing */
export function errorsIn(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** A diagnostic without its file. Files with equal bytes share a document and its findings. */
export type Finding = Omit<Diagnostic, 'place'> & {
  at?: Range | undefined;
  /**
   * Location of the code that causes the finding. The diagnostic is then located at the code, and the document is a
   * related location.
   */
  cause?: Place | undefined;
};

/** Message of a related location: a page on which code fails. */
export const onThisPage = 'the error occurs on this page';

/** @returns the diagnostic for a finding in a file. If the finding has a `cause`, the diagnostic is located there */
export function placeFinding({ at, cause, ...finding }: Finding, path: string): Diagnostic {
  const place = { path, ...at };
  if (!cause) return { ...finding, place };
  return { ...finding, place: cause, related: [{ line: 1, column: 1, ...place, message: onThisPage }] };
}

/** @returns the paths of all files in a diagnostic */
export function pathsOf({ place, related = [] }: Diagnostic): string[] {
  return [place, ...related].map(({ path }) => path);
}

/** Compares diagnostics by path, line, column, rule and message. The order is therefore the same on each run. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.place.path, b.place.path) ||
    (a.place.line ?? 0) - (b.place.line ?? 0) ||
    (a.place.column ?? 0) - (b.place.column ?? 0) ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}

/** Compares strings by code unit, so that the order doesn't depend on a locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
