export interface CodeMeta {
  title?: string | undefined;
  /** The number of the first line, if lines are numbered. */
  firstLine?: number | undefined;
  /** The numbers of the highlighted lines. The first line is 1. */
  lines: number[];
}

/** The maximum line number in a range. A longer range is a typing error, and would take long to expand. */
const maxLine = 10_000;

/**
 * Parses the meta of a code fence: the string after the language.
 *
 *     parseMeta('title="a.js" {1,3-4} showLineNumbers')  →  {title: 'a.js', firstLine: 1, lines: [1, 3, 4]}
 */
export function parseMeta(meta: string): CodeMeta {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const numbers = /\bshowLineNumbers(?:=\{?(\d+))?/.exec(meta);
  const ranges = /\{([\d,\s-]+)\}/.exec(meta.replace(/=\{\d+\}/g, ''))?.[1] ?? '';
  return {
    title: title?.[1] ?? title?.[2],
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
    lines: ranges.split(',').flatMap(linesOf),
  };
}

function linesOf(range: string): number[] {
  const [from = Number.NaN, to = from] = range.split('-').map(Number);
  if (!(from >= 1) || !(to <= maxLine)) return [];
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}
