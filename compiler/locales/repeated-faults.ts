import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * @param byLanguage the diagnostics of each language
 * @returns all diagnostics; an error of a file or a setting in several languages is reported once
 */
export function withoutRepeatedFaults(byLanguage: readonly (readonly Diagnostic[])[]): Diagnostic[] {
  const [first = [], ...others] = byLanguage;
  if (others.length === 0) return [...first];
  const placeOf = ({ rule, place: { path, line, column, setting } }: Diagnostic) =>
    JSON.stringify([rule, path, line, column, setting]);
  const known = new Set(first.map(placeOf));
  const all = [...first];
  for (const faults of others) {
    const added = faults.filter((fault) => !known.has(placeOf(fault)));
    for (const fault of added) known.add(placeOf(fault));
    all.push(...added);
  }
  return all;
}
