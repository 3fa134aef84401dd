import type { RuleId } from './catalogue.ts';

/** A point in a source, both counted from 1; a column counts UTF-16 units. */
export interface Point {
  line: number;
  column: number;
}

/** A stretch of a source. */
export interface Range extends Point {
  /** The point behind its last character, where that is known. */
  end?: Point | undefined;
}

/** Where a fault stands. Without a line it is about the whole file. */
export interface Place extends Partial<Range> {
  /** Relative to the site's folder, with forward slashes. */
  path: string;
  /** The setting it is about, by its keys: `themeConfig.navbar.items[0]`. */
  setting?: string | undefined;
}

/** A place that has to do with a fault: that of the file which has the same id, for example. */
export interface RelatedPlace extends Place {
  /** What stands there, without a full stop. */
  message: string;
}

export type Severity = 'error' | 'warning';

/** A fault of the content, as a value. A run reports all of them at once, sorted. */
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

/** @returns those of some faults with which nothing is published */
export function errorsIn(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** A diagnostic that doesn't know its file yet: equal bytes in two places share one document, and so its findings. */
export type Finding = Omit<Diagnostic, 'place'> & {
  at?: Range | undefined;
  /** The code that causes it. The document is a related place then. */
  cause?: Place | undefined;
};

/** @returns the finding with the file that contains it, or that causes it */
export function placeFinding({ at, cause, ...finding }: Finding, path: string): Diagnostic {
  const place = { path, ...at };
  if (!cause) return { ...finding, place };
  return { ...finding, place: cause, related: [{ line: 1, column: 1, ...place, message: 'on this page' }] };
}

/** @returns the files that a diagnostic names */
export function pathsOf({ place, related = [] }: Diagnostic): string[] {
  return [place, ...related].map(({ path }) => path);
}

/** By path, line, column, rule, message: the same order on every run. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.place.path, b.place.path) ||
    (a.place.line ?? 0) - (b.place.line ?? 0) ||
    (a.place.column ?? 0) - (b.place.column ?? 0) ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}

/** By code unit, so that the order depends on no locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
