import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * Joins the diagnostics of all languages. An error that occurs in several languages, for example in a
 * setting, is reported once.
 *
 * @param byLanguage one list per language
 */
export function withoutRepeatedDiagnostics(byLanguage: readonly (readonly Diagnostic[])[]): Diagnostic[] {
  const [first = [], ...others] = byLanguage;
  if (others.length === 0) return [...first];
  const placeOf = ({ rule, place: { path, line, column, setting } }: Diagnostic) =>
    JSON.stringify([rule, path, line, column, setting]);
  const known = new Set(first.map(placeOf));
  const all = [...first];
  for (const diagnostics of others) {
    const added = diagnostics.filter((diagnostic) => !known.has(placeOf(diagnostic)));
    for (const diagnostic of added) known.add(placeOf(diagnostic));
    all.push(...added);
  }
  return all;
}
