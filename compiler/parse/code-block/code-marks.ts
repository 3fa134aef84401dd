import { getOrMake } from '../../values/maps.ts';
import { escapeRegExp } from '../../values/reg-exp.ts';
import type { CommentMarks } from './comment-marks.ts';
import { commentForms, openingPattern } from './magic-comments.ts';

/** Kind of a mark, as in Shiki and VitePress → class names for the marked lines. */
const classesOf: Readonly<Record<string, string>> = {
  '++': 'diff add',
  '--': 'diff remove',
  focus: 'focused',
  highlight: 'highlighted',
  hl: 'highlighted',
  error: 'highlighted error',
  warning: 'highlighted warning',
  info: 'highlighted info',
};

const kinds = Object.keys(classesOf).map(escapeRegExp).join('|');
const mark = String.raw`\[!code (?:(?:${kinds})(?::\d+)?|word:(?:\\.|[^:\]\\])+(?::\d+)?)\]`;
const parts = new RegExp(String.raw`\[!code (?:(${kinds})|word:((?:\\.|[^:\]\\])+))(?::(\d+))?\]`, 'g');

/**
 * Maximum length of a line that is searched for marks, in characters. The regular expressions can take quadratic time.
 */
const maxLineLength = 5_000;

/** A range of UTF-16 units in code. The end is exclusive. */
export type CodeRange = readonly [start: number, end: number];

interface Block {
  code: string;
  /** Class names → line numbers, from 1. */
  marks: Record<string, number[]>;
}

interface LineMark {
  kind: string | undefined;
  word: string | undefined;
  count: number | undefined;
  /** Index of the first marked line in the source. */
  line: number;
}

/**
 * Reads the marks of Shiki and VitePress at the end of comments, and removes them: `let a; // [!code ++]`.
 *
 * A comment on its own line marks the lines after it. Comments without other text are removed. Unknown marks stay
 * text.
 *
 * @param block the code, and lines that are already marked, for example by magic comments
 * @param grammars the site's grammars, from `ParseOptions`
 * @returns the code without marks, the marked lines of each class, and the ranges of marked words in order
 */
export function readCodeMarks(
  block: Block,
  language: string | undefined,
  grammars?: string,
): Block & { words: CodeRange[] } {
  if (!block.code.includes('[!code ')) return { ...block, words: [] };
  const patterns = commentForms(language, grammars).map(endPattern);
  const found: LineMark[] = [];
  const rest: string[] = [];
  // Index of a source line → index of this line, or of the next remaining line, in the code without marks.
  const places = block.code.split('\n').map((source, index) => {
    const line = readLine(source, index, patterns, found);
    if (line !== undefined) rest.push(line);
    return { at: rest.length - (line === undefined ? 0 : 1), isKept: line !== undefined };
  });
  const marks = Object.entries(block.marks).map(([name, numbers]): [string, number[]] => {
    const kept = numbers.filter((number) => places[number - 1]?.isKept);
    return [name, kept.map((number) => places[number - 1]!.at + 1)];
  });
  const own = new Map(marks);
  const words: CodeRange[] = [];
  const starts = startsOf(rest);
  const ends = new Map<string, number>();
  for (const { kind, word, count, line } of found) {
    const key = word === undefined ? `class ${classesOf[kind!]}` : `word ${word}`;
    const from = places[line]?.at ?? rest.length;
    const to = Math.min(rest.length, from + (count ?? (word === undefined ? 1 : rest.length)));
    // A line in the range of two equal marks gets the class once. `ends` contains the end of each mark's last range.
    for (let at = Math.max(from, ends.get(key) ?? 0); at < to; at += 1) {
      if (word === undefined) getOrMake(own, classesOf[kind!]!, () => []).push(at + 1);
      else words.push(...rangesOf(word, rest[at]!, starts[at]!));
    }
    ends.set(key, Math.max(to, ends.get(key) ?? 0));
  }
  const sorted = [...own].map(([name, numbers]) => [name, [...new Set(numbers)].sort((a, b) => a - b)] as const);
  return {
    code: rest.join('\n'),
    marks: Object.fromEntries(sorted.filter(([, numbers]) => numbers.length > 0)),
    words: joined(words),
  };
}

/** @returns the line without its marks; undefined if the line contained only marks */
function readLine(line: string, index: number, patterns: readonly RegExp[], found: LineMark[]): string | undefined {
  if (!line.includes('[!code ') || line.length > maxLineLength) return line;
  const match = patterns
    .map((pattern) => pattern.exec(line.trimEnd())?.groups)
    .filter((groups) => groups !== undefined)
    // `{/*` and `/*` both match a JSX comment. The match with the shorter code before the comment is the right one.
    .sort((a, b) => a.before!.length - b.before!.length)[0];
  if (!match) return line;
  const { before = '', open = '', text = '', marks = '', close = '' } = match;
  const isOwnLine = before.trim() === '';
  for (const [, kind, word, count] of marks.matchAll(parts)) {
    const size = count === undefined ? undefined : Number(count);
    found.push({ kind, word: word?.replace(/\\(.)/g, '$1'), count: size, line: isOwnLine ? index + 1 : index });
  }
  if (text.trim() !== '') return `${before}${open}${text.trimEnd()}${close && ` ${close}`}`;
  if (isOwnLine) return undefined;
  // The code before the comment can end with a comment that also has marks.
  return readLine(before.trimEnd(), index, patterns, found);
}

/** Matches a comment with marks at the end of a line. */
function endPattern([open, close]: CommentMarks): RegExp {
  const opening = openingPattern(open);
  const inside = String.raw`(?<open>${opening})(?<text>(?:(?!${opening}|\[!code ).)*)(?<marks>${mark}(?:\s*${mark})*)`;
  return new RegExp(String.raw`^(?<before>.*?)${inside}\s*(?<close>${escapeRegExp(close)})$`);
}

function startsOf(lines: readonly string[]): number[] {
  let position = 0;
  return lines.map((line) => {
    const start = position;
    position += line.length + 1;
    return start;
  });
}

function rangesOf(word: string, line: string, start: number): CodeRange[] {
  const ranges: CodeRange[] = [];
  for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + word.length))
    ranges.push([start + at, start + at + word.length]);
  return ranges;
}

/** Sorts ranges, and joins ranges that overlap. */
function joined(ranges: CodeRange[]): CodeRange[] {
  const result: [number, number][] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

/**
 * Splits runs of tokens at the start and end of marked words, and adds `!` to marked runs.
 *
 *     markWords('k3', [[4, 5]])  →  'k3 1 1!'
 *
 * @returns the runs, in the format of `CodeBlockProps.tokens`
 */
export function markWords(tokens: string | undefined, words: readonly CodeRange[]): string | undefined {
  if (words.length === 0) return tokens;
  const runs: string[] = [];
  const borders = words.flat();
  let position = 0;
  let next = 0;
  const add = (code: string, end: number) => {
    while (position < end) {
      while (borders[next]! <= position) next += 1;
      const to = Math.min(end, borders[next] ?? end);
      runs.push(`${code}${to - position}${next % 2 === 1 ? '!' : ''}`);
      position = to;
    }
  };
  for (const [, code, length] of (tokens ?? '').matchAll(/([a-z]?)(\d+)/g)) add(code!, position + Number(length));
  add('', Math.max(position, borders.at(-1)!));
  return runs.join(' ');
}
