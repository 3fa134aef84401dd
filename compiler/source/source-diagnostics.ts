import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { Head } from '../parse/document.ts';
import type { SourceFile } from './source.ts';

/** @returns the diagnostic of a part of a file, placed in the file itself; any other as it is */
export function placeInFile(diagnostic: Diagnostic, sources: ReadonlyMap<string, { file: SourceFile }>): Diagnostic {
  const inFile = <Of extends Place>(place: Of): Of => {
    const { path, line = 1, end } = place;
    const part = sources.get(path)?.file.part;
    if (!part) return place;
    const placed = { ...place, path: part.path, line: part.line + line - 1 };
    return end ? { ...placed, end: { line: part.line + end.line - 1, column: end.column } } : placed;
  };
  const place = inFile(diagnostic.place);
  if (place === diagnostic.place && !diagnostic.related) return diagnostic;
  return diagnostic.related
    ? { ...diagnostic, place, related: diagnostic.related.map(inFile) }
    : { ...diagnostic, place };
}

/** Whether a comment in the content switches the rule off for the line that the diagnostic is about. */
export function isDisabled(
  { rule, place: { path, line } }: Diagnostic,
  sources: ReadonlyMap<string, { head: Pick<Head, 'disabledRules'> }>,
): boolean {
  const rules = line === undefined ? undefined : sources.get(path)?.head.disabledRules;
  return rules?.[line!]?.includes(rule) ?? false;
}
