const maxLine = 100_000;

/** Parses a fence's meta, in any order: `title="x" {1,3-5} showLineNumbers=5 …`. */
export function parseMeta(meta: string) {
  let rest = meta;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest) ?? undefined;
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const title = take(/(?<!\S)title=(?:"([^"]*)"|'([^']*)')/);
  const range = take(/\{([\d,\s.-]+)\}/);
  const numbers = take(/(?<!\S)showLineNumbers(?:=\{?(\d+)\}?)?(?!\S)/);
  return {
    title: title?.[1] ?? title?.[2],
    /** Numbers of the lines to highlight: `{1,3-5}`. */
    highlighted: range ? lineNumbers(range[1]!) : undefined,
    /** The number of the first line if lines are numbered: `showLineNumbers`, `showLineNumbers=5`. */
    lineNumbers: numbers ? Number(numbers[1] ?? 1) : undefined,
    /** All other words, as written. */
    rest: rest.replace(/\s+/g, ' ').trim() || undefined,
  };
}

/** `1,3-5` → [1, 3, 4, 5] */
function lineNumbers(ranges: string): number[] {
  const numbers = new Set<number>();
  for (const range of ranges.split(',')) {
    const [, first = '0', last = first] = /^\s*(\d+)(?:\s*(?:-|\.{2,3})\s*(\d+))?\s*$/.exec(range) ?? [];
    const end = Math.min(Number(last), maxLine);
    for (let line = Math.max(1, Number(first)); line <= end; line += 1) numbers.add(line);
  }
  return [...numbers].sort((a, b) => a - b);
}
