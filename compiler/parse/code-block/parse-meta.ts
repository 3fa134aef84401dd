const maxLine = 100_000;

/** Parses a fence's meta: `title="x" {1,3-5} showLineNumbers=5 …`. The words can be in any order. */
export function parseMeta(meta: string) {
  let rest = meta;
  /**
   * Removes the first match of a pattern from the meta. The search is skipped if the meta lacks `mark`, which every
   * match contains.
   */
  const take = (mark: string, pattern: RegExp): RegExpExecArray | undefined => {
    const found = rest.includes(mark) ? pattern.exec(rest) : undefined;
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found ?? undefined;
  };
  const title = take('title=', /(?<!\S)title=(?:"([^"]*)"|'([^']*)')/);
  // Matches braces with line numbers. Braces with other content are for components of the site: `{cut: 5}`,
  // `name={0}`.
  const braces = /(?<!\S)\{([\s,]*|(?:[^{},]*,)*\s*[#L–-]?\d[^{}:'"]*)\}/;
  const [, items] = (rest.includes('{') && braces.exec(rest.replace(/"[^"]*"|'[^']*'/g, '""'))) || [];
  const range = take('{', /\{([\d,\s.-]+)\}/);
  const numbers = take('showLineNumbers', /(?<!\S)showLineNumbers(?:=\{?(\d+)\}?)?(?!\S)/);
  return {
    title: title?.[1] ?? title?.[2],
    /** Numbers of the lines to highlight: `{1,3-5}`. */
    highlighted: range ? lineNumbers(range[1]!) : undefined,
    /** Items in the braces that are neither a line nor a range of lines, as written; `{}` for empty braces. */
    unreadLines: items === undefined ? [] : unreadItems(items),
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
    const { first, last } = linesOf(range) ?? { first: 0, last: 0 };
    for (let line = Math.max(1, first); line <= Math.min(last, maxLine); line += 1) numbers.add(line);
  }
  return [...numbers].sort((a, b) => a - b);
}

/** @returns the line numbers of `5`, `3-5` or, as in Docusaurus, `5-3`; undefined for other text */
function linesOf(item: string): { first: number; last: number } | undefined {
  const [, from, to = from] = /^\s*(\d+)(?:\s*(?:-|\.{2,3})\s*(\d+))?\s*$/.exec(item) ?? [];
  if (from === undefined) return undefined;
  return { first: Math.min(Number(from), Number(to)), last: Math.max(Number(from), Number(to)) };
}

function unreadItems(items: string): string[] {
  const written = items.split(',').map((item) => item.trim());
  if (written.every((item) => item === '')) return ['{}'];
  return written.filter((item) => item !== '' && !((linesOf(item)?.last ?? 0) > 0));
}
