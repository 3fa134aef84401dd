import { mostSuggestions, nearest } from '../../diagnostics/nearest.ts';
import type { Parsing } from '../parsing.ts';

/**
 * @param others other valid names, in addition to those that the document defines
 * @returns the name that the author probably meant, if there is a similar one
 */
export function nearestDefined(
  name: string,
  { bindings, unknownNames }: Pick<Parsing, 'bindings' | 'unknownNames'>,
  others: readonly string[] = [],
): string | undefined {
  return unknownNames.size < mostSuggestions ? nearest(name, [...others, ...bindings.keys()]) : undefined;
}

/** @returns the component that the author probably meant: of the site, of the viewer, or of this document */
export function nearestComponent(
  name: string,
  parsing: Pick<Parsing, 'bindings' | 'unknownNames' | 'options'>,
): string | undefined {
  const { components, siteComponents } = parsing.options;
  return nearestDefined(name, parsing, [...components, ...Object.keys(siteComponents)]);
}
