import { mostSuggestions, nearest } from '../../diagnostics/nearest.ts';
import type { Parsing } from '../parsing.ts';

/**
 * Finds the name that the author probably meant.
 *
 * @param others further valid names, besides the names that the document defines
 * @returns undefined if no name is similar
 */
export function nearestDefined(
  name: string,
  { bindings, unknownNames }: Pick<Parsing, 'bindings' | 'unknownNames'>,
  others: readonly string[] = [],
): string | undefined {
  return unknownNames.size < mostSuggestions ? nearest(name, [...others, ...bindings.keys()]) : undefined;
}

/** Finds the component that the author probably meant: of the site, of the viewer, or of this document. */
export function nearestComponent(
  name: string,
  parsing: Pick<Parsing, 'bindings' | 'unknownNames' | 'options'>,
): string | undefined {
  const { components, siteComponents } = parsing.options;
  return nearestDefined(name, parsing, [...components, ...Object.keys(siteComponents)]);
}
