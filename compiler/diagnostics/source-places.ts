import { SourceMap } from 'node:module';
import type { Point } from './diagnostic.ts';

/**
 * @param map a source map
 * @returns a function that converts a location in generated code to the location in the source. Lines are counted from
 * 1, columns of generated code from 0
 */
export function sourcePlaces(map: string): (made: Point) => (Point & { source: string }) | undefined {
  const places = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);
  return ({ line, column }) => {
    const entry = places.findEntry(line - 1, column);
    if (!('originalLine' in entry)) return undefined;
    const { originalLine, originalColumn, originalSource: source } = entry;
    return { source, line: originalLine + 1, column: originalColumn + 1 };
  };
}
