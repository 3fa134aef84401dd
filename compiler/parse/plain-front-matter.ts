import type { Range } from '../diagnostics/diagnostic.ts';

/** Words that YAML reads as booleans or null, in any case. */
const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const line =
  /^([A-Za-z_][\w-]*): +(?:"([^"\\\x00-\x1f\x7f-\x9f]*)"|'([^'\x00-\x1f\x7f-\x9f]*)'|(true|false)|(0|[1-9]\d{0,14})|([A-Za-z][^:#\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]*?)) *$/;

/**
 * Parses front matter that only consists of simple `key: value` lines, without a YAML parser.
 *
 * @returns undefined if the front matter is not that simple
 */
export function plainFrontMatter(
  yaml: string,
): { values: Record<string, unknown>; places: Record<string, Range> } | undefined {
  const values: Record<string, unknown> = {};
  const places: Record<string, Range> = {};
  for (const [index, text] of yaml.split('\n').entries()) {
    if (text === '') continue;
    const [, key, double, single, truth, number, plain] = line.exec(text) ?? [];
    // Duplicate keys and inherited names such as `constructor` are left to the YAML parser, which reports them.
    if (key === undefined || words.test(key) || key in values) return undefined;
    if (plain !== undefined && words.test(plain)) return undefined;
    values[key] = double ?? single ?? plain ?? (truth === undefined ? Number(number) : truth === 'true');
    // The YAML starts on line 2, below the opening `---`.
    const below = index + 2;
    places[key] = { line: below, column: 1, end: { line: below, column: text.trimEnd().length + 1 } };
  }
  return { values, places };
}
