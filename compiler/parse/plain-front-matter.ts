import type { Range } from '../diagnostics/diagnostic.ts';

/** What YAML has another meaning for, in some spelling. */
const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const line =
  /^([A-Za-z_][\w-]*): +(?:"([^"\\\x00-\x1f\x7f-\x9f]*)"|'([^'\x00-\x1f\x7f-\x9f]*)'|(true|false)|(0|[1-9]\d{0,14})|([A-Za-z][^:#\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]*?)) *$/;

/**
 * Reads front matter of nothing but `key: value`, as most is, without a parser of YAML.
 *
 * @returns nothing when it holds more
 */
export function plainFrontMatter(
  yaml: string,
): { values: Record<string, unknown>; places: Record<string, Range> } | undefined {
  const values: Record<string, unknown> = {};
  const places: Record<string, Range> = {};
  for (const [index, text] of yaml.split('\n').entries()) {
    if (text === '') continue;
    const [, key, double, single, truth, number, plain] = line.exec(text) ?? [];
    // A key that stands here already, or that every object has, is for the parser to report.
    if (key === undefined || words.test(key) || key in values) return undefined;
    if (plain !== undefined && words.test(plain)) return undefined;
    values[key] = double ?? single ?? plain ?? (truth === undefined ? Number(number) : truth === 'true');
    // The YAML starts on the second line, below its fence.
    const below = index + 2;
    places[key] = { line: below, column: 1, end: { line: below, column: text.trimEnd().length + 1 } };
  }
  return { values, places };
}
