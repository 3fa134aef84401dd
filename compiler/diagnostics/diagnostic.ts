import type { RuleId } from './catalogue.ts';

/** A point in a source, both counted from 1; a column counts UTF-16 units. */
export interface Point {
  line: number;
  column: number;
}

/** A range in a source. */
export interface Range extends Point {
  /** The point after its last character, if known. */
  end?: Point | undefined;
}

/** The location of a diagnostic. Without a line, it is the whole file. */
export interface Place extends Partial<Range> {
  /** Relative to the site's folder, with forward slashes. */
  path: string;
  /** The setting, by its keys: `themeConfig.navbar.items[0]`. */
  setting?: string | undefined;
}

/** A location that is related to a diagnostic, for example the file with the same id. */
export interface RelatedPlace extends Place {
  /** A description of the location, without a full stop. */
  message: string;
}

export type Severity = 'error' | 'warning';

/** An error or a warning about content, as a value. A run reports all of them at once, sorted. */
export interface Diagnostic {
  rule: RuleId;
  severity: Severity;
  place: Place;
  message: string;
  hint?: string | undefined;
  /** The page that explains the rule. */
  url: string;
  related?: readonly RelatedPlace[] | undefined;
}

/** @returns the errors; nothing is published with them */
export function errorsIn(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** A diagnostic without its file: files with equal bytes share one document and its findings. */
export type Finding = Omit<Diagnostic, 'place'> & {
  at?: Range | undefined;
  /** The code that causes the finding. The document is then a related location. */
  cause?: Place | undefined;
};

/** The message of a page as a related location of code that fails on it. */
export const onThisPage = 'on this page';

/** @returns the finding with the file that contains or causes it */
export function placeFinding({ at, cause, ...finding }: Finding, path: string): Diagnostic {
  const place = { path, ...at };
  if (!cause) return { ...finding, place };
  return { ...finding, place: cause, related: [{ line: 1, column: 1, ...place, message: onThisPage }] };
}

/** @returns the files that a diagnostic names */
export function pathsOf({ place, related = [] }: Diagnostic): string[] {
  return [place, ...related].map(({ path }) => path);
}

/** Compares by path, line, column, rule and message, for the same order on every run. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.place.path, b.place.path) ||
    (a.place.line ?? 0) - (b.place.line ?? 0) ||
    (a.place.column ?? 0) - (b.place.column ?? 0) ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}

/** Compares by code unit, so that the order doesn't depend on a locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
