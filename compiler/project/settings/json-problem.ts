import type { Point } from '../../diagnostics/diagnostic.ts';

/** The first position that is not valid JSON, and the expected token. */
export interface JsonProblem {
  at: Point;
  expected: string;
}

type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'next';

const space = /[ \t\n\r]*/y;
const token =
  /[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * Finds the first JSON syntax error (RFC 8259). Comments, single quotes and trailing commas are errors. Messages of
 * `JSON.parse` are not used: they depend on the Node.js version and often lack the location.
 *
 * @returns the first error; undefined for valid JSON
 */
export function jsonProblem(text: string): JsonProblem | undefined {
  /** For each open object and list, its closing bracket. */
  const open: ('}' | ']')[] = [];
  let expected: Expected = 'value';
  for (let offset = 0; ;) {
    space.lastIndex = offset;
    offset += space.exec(text)![0].length;
    if (offset === text.length && expected === 'next' && open.length === 0) return undefined;
    token.lastIndex = offset;
    const [found] = token.exec(text) ?? [];
    const next: Expected | undefined = found === undefined ? undefined : after(found, expected, open);
    if (next === undefined) return { at: pointAt(text, offset), expected: nameOf(expected, open.at(-1)) };
    expected = next;
    offset += found!.length;
  }
}

/** @returns the tokens to expect after the token `found`; undefined if `found` is not allowed here */
function after(found: string, expected: Expected, open: ('}' | ']')[]): Expected | undefined {
  const close = () => (found === open.at(-1) ? (open.pop(), 'next' as const) : undefined);
  switch (expected) {
    case 'colon':
      return found === ':' ? 'value' : undefined;
    case 'next':
      if (found === ',' && open.length > 0) return open.at(-1) === '}' ? 'key' : 'value';
      return close();
    case 'first key':
      return found.startsWith('"') ? 'colon' : close();
    case 'key':
      return found.startsWith('"') ? 'colon' : undefined;
    case 'value':
    case 'first value':
      if (found === '{' || found === '[') {
        open.push(found === '{' ? '}' : ']');
        return found === '{' ? 'first key' : 'first value';
      }
      if (!/^[}\],:]$/.test(found)) return 'next';
      return expected === 'first value' ? close() : undefined;
  }
}

function nameOf(expected: Expected, end: '}' | ']' | undefined): string {
  if (expected === 'next') return end === undefined ? 'the end of the file' : `"," or "${end}"`;
  return names[expected];
}

const names = {
  value: 'a value',
  'first value': 'a value or "]"',
  key: 'a key in double quotes',
  'first key': 'a key in double quotes, or "}"',
  colon: '":"',
};

export function pointAt(text: string, offset: number): Point {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
