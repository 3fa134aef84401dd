import type { Range } from '../diagnostics/diagnostic.ts';

/** Words that YAML doesn't read as strings, in any spelling. */
const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const line =
  /^([A-Za-z_][\w-]*): +(?:"([^"\\\x00-\x1f\x7f-\x9f]*)"|'([^'\x00-\x1f\x7f-\x9f]*)'|(true|false)|(0|[1-9]\d{0,14})|([A-Za-z][^:#\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]*?)) *$/;

/**
 * Parses simple front matter, with only `key: value` lines, without a YAML parser.
 *
 * @returns undefined for other front matter
 */
export function plainFrontMatter(
  yaml: string,
): { values: Record<string, unknown>; places: Record<string, Range> } | undefined {
  const values: Record<string, unknown> = {};
  const places: Record<string, Range> = {};
  for (const [index, text] of yaml.split('\n').entries()) {
    if (text === '') continue;
    const [, key, double, single, truth, number, plain] = line.exec(text) ?? [];
    // The YAML parser handles duplicate keys and inherited ones, such as `constructor`.
    if (key === undefined || words.test(key) || key in values) return undefined;
    if (plain !== undefined && words.test(plain)) return undefined;
    values[key] = double ?? single ?? plain ?? (truth === undefined ? Number(number) : truth === 'true');
    // The YAML starts on the second line, below its fence.
    const below = index + 2;
    places[key] = { line: below, column: 1, end: { line: below, column: text.trimEnd().length + 1 } };
  }
  return { values, places };
}
