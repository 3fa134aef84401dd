import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from './source.ts';

/** @returns the diagnostic of a part of a file, placed in the file itself; any other as it is */
export function placeInFile(diagnostic: Diagnostic, sources: ReadonlyMap<string, { file: SourceFile }>): Diagnostic {
  const { path, line = 1, column } = diagnostic.place;
  const part = sources.get(path)?.file.part;
  return part ? { ...diagnostic, place: { path: part.path, line: part.line + line - 1, column } } : diagnostic;
}
