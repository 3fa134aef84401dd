import type { createColors } from 'picocolors';
import type { Diagnostic } from './diagnostic.ts';

type Paint = ReturnType<typeof createColors>;

/**
 * A diagnostic as the terminal shows it:
 *
 *     docs/guides/links.mdx:14:8 error broken-link "./instalation.mdx" does not exist
 *       14 | See [the guide](./instalation.mdx).
 *          |     ^
 *       hint: did you mean "./installation.mdx"?
 *
 * @param source the text of the file, when it is at hand: the line at fault is shown
 */
export function formatDiagnostic(diagnostic: Diagnostic, source: string | undefined, paint: Paint): string {
  const { place, severity, rule, message, hint } = diagnostic;
  const where = [place.path, place.line, place.column].filter((part) => part !== undefined).join(':');
  const tone = severity === 'error' ? paint.red : paint.yellow;
  const lines = [`${paint.bold(where)} ${tone(severity)} ${paint.dim(rule)} ${message}`];
  if (source !== undefined && place.line !== undefined)
    lines.push(...codeFrame(source, place.line, place.column, paint));
  if (hint !== undefined) lines.push(`  ${paint.cyan('hint:')} ${hint}`);
  return lines.join('\n');
}

/** Longer lines are cut: minified text says nothing to a reader. */
const widestFrame = 120;

/** @returns the line and a mark below the column; nothing when there is no such line */
export function codeFrame(source: string, line: number, column: number | undefined, paint: Paint): string[] {
  const text = source.split(/\r\n?|\n/)[line - 1];
  if (text === undefined || text.trim() === '') return [];
  const start = column !== undefined && column > widestFrame ? column - widestFrame / 2 : 0;
  const shown = text.slice(start, start + widestFrame).replaceAll('\t', ' ');
  const gutter = ' '.repeat(String(line).length);
  const frame = [`  ${paint.dim(`${line} |`)} ${shown}`];
  if (column !== undefined)
    frame.push(`  ${paint.dim(`${gutter} |`)} ${' '.repeat(Math.max(0, column - 1 - start))}${paint.red('^')}`);
  return frame;
}

/** `3 errors, 1 warning` */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const counts = [plural(errors, 'error'), plural(diagnostics.length - errors, 'warning')];
  return (errors === 0 ? counts.slice(1) : counts).join(', ');
}

/** `1 page`, `12 pages` */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
