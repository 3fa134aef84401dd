import type { createColors } from 'picocolors';
import { errorsIn, type Diagnostic, type Place } from './diagnostic.ts';
import { visible, visibleInColumns, visibleInLine } from './visible.ts';

type Paint = ReturnType<typeof createColors>;

/**
 * Formats a diagnostic for the terminal:
 *
 *     docs/guides/links.mdx:14:8 error broken-link "./instalation.mdx" does not exist
 *       14 | See [the guide](./instalation.mdx).
 *          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 *       hint: did you mean "./installation.mdx"?
 *
 * @param source text of the file, if available, to show the line
 */
export function formatDiagnostic(diagnostic: Diagnostic, source: string | undefined, paint: Paint): string {
  const { place } = diagnostic;
  const message = visibleBelow(diagnostic.message);
  const hint = diagnostic.hint === undefined ? undefined : visibleBelow(diagnostic.hint);
  const lines = [`${headOf(diagnostic, place, paint)} ${message}`];
  if (source !== undefined && place.line !== undefined) lines.push(...codeFrame(source, place, paint));
  // A related location without a line is omitted, because the message already contains its path.
  for (const related of diagnostic.related ?? [])
    if (related.line !== undefined) lines.push(`  ${paint.dim(placeText(related))} ${visibleBelow(related.message)}`);
  if (hint !== undefined) lines.push(`  ${paint.cyan('hint:')} ${hint}`);
  return lines.join('\n');
}

/** Formats a line that counts the diagnostics of a rule in a file that are not shown. */
export function formatLeftOut(first: Diagnostic, count: number, paint: Paint): string {
  return `${headOf(first, { path: first.place.path }, paint)} ${leftOutText(count)}`;
}

function headOf({ severity, rule }: Diagnostic, place: Place, paint: Paint): string {
  const tone = severity === 'error' ? paint.red : paint.yellow;
  return `${paint.bold(placeText(place))} ${tone(severity)} ${paint.dim(rule)}`;
}

/** Formats the number of diagnostics that are not shown. */
export function leftOutText(count: number): string {
  return `${count} more diagnostics of this rule in this file; "lectern check --json" lists all`;
}

// Indents the further lines of a message. Otherwise a name with line breaks could look like another
// diagnostic.
function visibleBelow(text: string): string {
  return visible(text).replaceAll('\n', '\n    ');
}

/** Maximum width of a source line, in characters. Longer lines are cut. */
const widestFrame = 120;

/** Formats a location: `docs/guide.md:14:8`. */
export function placeText({ path, line, column }: Place): string {
  return [visibleInLine(path), line, column].filter((part) => part !== undefined).join(':');
}

/** @returns the source line, and a line with `^` below the range; empty for a missing or blank line */
export function codeFrame(source: string, { line = 0, column, end }: Omit<Place, 'path'>, paint: Paint): string[] {
  const text = linesOf(source)[line - 1];
  if (text === undefined || text.trim() === '') return [];
  const start = column !== undefined && column > widestFrame ? column - widestFrame / 2 : 0;
  const shown = visibleInColumns(text.slice(start, start + widestFrame).replaceAll('\t', ' '));
  const gutter = ' '.repeat(String(line).length);
  const frame = [`  ${paint.dim(`${line} |`)} ${shown}`];
  if (column !== undefined) {
    const last = end?.line === line ? Math.min(end.column, start + shown.length + 1) : column + 1;
    const marks = '^'.repeat(Math.max(1, last - column));
    frame.push(`  ${paint.dim(`${gutter} |`)} ${' '.repeat(Math.max(0, column - 1 - start))}${paint.red(marks)}`);
  }
  return frame;
}

let known: { source: string; lines: string[] } = { source: '', lines: [''] };

// The lines of the last source are cached, because consecutive diagnostics often have the same file.
function linesOf(source: string): string[] {
  if (known.source !== source) known = { source, lines: source.split(/\r\n?|\n/) };
  return known.lines;
}

/** Formats a number of diagnostics: `3 errors, 1 warning`. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = errorsIn(diagnostics).length;
  const counts = [plural(errors, 'error'), plural(diagnostics.length - errors, 'warning')];
  return (errors === 0 ? counts.slice(1) : counts).join(', ');
}

/** Formats a number with its noun: `1 page`, `12 pages`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
