import type { Line } from './line.ts';

/** A comment that marks the start or the end of a region. */
interface Marker {
  isEnd: boolean;
  /** The name of the region; empty if the marker has no name. */
  name: string;
}

const opening = String.raw`(?:\/\/+|\/\*+|\{\/\*+|<!--|--|::|;+|%+|\(\*|@?rem\b|#(?=\s))`;
const closing = String.raw`\s*(?:\*+\/\}?|-->|\*\))?\s*$`;
/** `// #region name`, `#region name`, `<!-- #endregion -->` */
const marked = new RegExp(String.raw`^\s*(?:${opening}\s*)?#\s*(?:pragma\s+)?(end)?region\b\s*(.*?)${closing}`, 'i');
/** `// region name`, `-- endregion` */
const plain = new RegExp(String.raw`^\s*${opening}\s*(end)?region(?:\s+([\w.*-]+))?${closing}`, 'i');
/** `// ANCHOR: name`, as in mdBook */
const anchor = new RegExp(String.raw`^\s*(?:${opening}\s*)?ANCHOR(_END)?:\s*([\w.*-]+)${closing}`);

/** @returns the marker in a line, in the syntax of VS Code, VitePress or mdBook */
export function markerIn(text: string): Marker | undefined {
  if (text.length > 500 || !/region|ANCHOR/i.test(text)) return undefined;
  const found = marked.exec(text) ?? plain.exec(text) ?? anchor.exec(text);
  return found ? { isEnd: found[1] !== undefined, name: found[2] ?? '' } : undefined;
}

/**
 * Returns the lines of all regions with the given name, without the lines of markers.
 *
 * @returns `open` if a region has no end; undefined if there is no such region
 */
export function regionOf(lines: readonly Line[], name: string): Line[] | 'open' | undefined {
  const open: string[] = [];
  const found: Line[] = [];
  let exists = false;
  for (const line of lines) {
    const marker = markerIn(line.text);
    if (marker?.isEnd) open.splice(endedBy(marker, open), 1);
    else if (marker) {
      open.push(marker.name);
      exists ||= marker.name === name;
    } else if (open.includes(name)) found.push(line);
  }
  if (open.includes(name)) return 'open';
  return exists ? found : undefined;
}

/**
 * @returns the index of the region that an end marker closes: the innermost with the marker's name, or else the
 * innermost
 */
function endedBy({ name }: Marker, open: readonly string[]): number {
  const named = open.lastIndexOf(name);
  return named >= 0 ? named : Math.max(0, open.length - 1);
}

/** @returns the names of all regions, without duplicates */
export function regionNames(lines: readonly Line[]): string[] {
  const names = lines.flatMap(({ text }) => {
    const marker = markerIn(text);
    return marker && !marker.isEnd && marker.name !== '' ? [marker.name] : [];
  });
  return [...new Set(names)];
}
