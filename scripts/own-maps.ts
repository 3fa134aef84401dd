import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface SourceMap {
  sources: string[];
  names: string[];
  mappings: string;
}

/**
 * Reduces a source map: removes names, and mappings of installed packages, which are half of the map. Stack traces need
 * only files and lines of Lectern's own code. So only the first of consecutive mappings to the same line stays.
 * Mappings of esbuild's own functions, in `build/parts/`, are also removed.
 */
export function ownMap<Map extends SourceMap>(map: Map): Map {
  const isOwn = map.sources.map((source) => !/node_modules\/|^\.\.\/parts\//.test(source));
  const kept = [...map.sources.keys()].filter((index) => isOwn[index]);
  const places = new Map(kept.map((index, place) => [index, place]));
  const mappings = decode(map.mappings).map((line) => {
    const segments: SourceMapSegment[] = [];
    for (const [column, source, sourceLine, sourceColumn] of line) {
      const place = places.get(source!);
      const last = segments.at(-1);
      if (last && last[1] === place && last[2] === (place === undefined ? undefined : sourceLine)) continue;
      // For code of a package, adds a mapping without a source, because it ends the previous mapping.
      segments.push(place === undefined ? [column] : [column, place, sourceLine!, sourceColumn!]);
    }
    return segments;
  });
  return { ...map, sources: kept.map((index) => map.sources[index]!), names: [], mappings: encode(mappings) };
}

/** Reduces each source map in a folder. */
export function writeOwnMaps(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.map'))) {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(ownMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMap)));
  }
}
