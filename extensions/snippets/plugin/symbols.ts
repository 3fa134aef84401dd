import type { Line } from './line.ts';
import { markerIn } from './regions.ts';

const modifiers =
  'export|default|declare|async|public|private|protected|internal|static|final|abstract|override|readonly|pub|unsafe|' +
  'extern|virtual|inline|sealed|partial|open|data|suspend|local';
const kinds =
  'function|class|interface|type|enum|namespace|module|const|let|var|val|def|fn|func|fun|struct|trait|union|record|' +
  'object|protocol|mod|static|sub|defp|defmodule|procedure';
const words = String.raw`^(\s*)(?:(?:${modifiers})(?:\([^)]*\))?\s+)*`;
/** `export async function add`, `func (r *Reader) Read`, `pub fn add`, `def add` */
const declared = (name: string) =>
  new RegExp(String.raw`${words}(?:${kinds})\*?\s+(?:\([^)]*\)\s*)?(?:mut\s+)?${name}(?![\w$])`);
/** `int add(int a) {`, `async add(a) {`, `add() {` */
const called = (name: string) =>
  new RegExp(
    String.raw`^(\s*)(?:(?!(?:return|await|new|throw|yield|else|if|for|while|switch)\b)[\w<>[\],.*&:?]+\s+)*[*&#]?${name}\s*\([^;=]*\{\s*$`,
  );
/** `LIMIT = 3` */
const assigned = (name: string) => new RegExp(String.raw`^(\s*)${name}\s*(?::[^=]+)?=(?!=)`);

/** Maximum length of a line that is searched for declarations, in characters. */
const longest = 500;

/**
 * Finds a declaration, with the decorators above it. It ends where a line has the indentation of its first line
 * again.
 *
 * @returns undefined if no line declares the name
 */
export function findSymbol(lines: readonly Line[], name: string): Line[] | undefined {
  const written = name.replace(/[^\w]/g, String.raw`\$&`);
  for (const pattern of [declared(written), called(written), assigned(written)]) {
    const found = lines.flatMap((line, index) => {
      const indent = line.text.length > longest ? undefined : pattern.exec(line.text)?.[1]?.length;
      return indent === undefined ? [] : [{ index, indent }];
    });
    const [outermost] = found.sort((a, b) => a.indent - b.indent || a.index - b.index);
    if (outermost) return lines.slice(startOf(lines, outermost), endOf(lines, outermost));
  }
  return undefined;
}

interface Start {
  index: number;
  indent: number;
}

/** @returns the index of the first decorator or attribute directly above a declaration */
function startOf(lines: readonly Line[], { index }: Start): number {
  let start = index;
  while (start > 0 && /^\s*(?:@\w|#\[)/.test(lines[start - 1]!.text)) start -= 1;
  return start;
}

/** @returns the index of the line after a declaration */
function endOf(lines: readonly Line[], { index, indent }: Start): number {
  let end = index + 1;
  for (let at = index + 1; at < lines.length; at += 1) {
    const { text } = lines[at]!;
    if (text.trim() === '') continue;
    const isInside = /^\s*/.exec(text)![0].length > indent;
    const closes = /^\s*(?:[)}\]]|end\b|\{)/.test(text);
    if (!isInside && (!closes || markerIn(text))) break;
    end = at + 1;
    // If the closing line ends with an opening character, the declaration continues: `): number {`, `} else {`, `):`.
    if (!isInside && !/[{([:,=>|&]\s*$/.test(text)) break;
  }
  return end;
}

const anyName = new RegExp(
  String.raw`^(?:(?:${modifiers})(?:\([^)]*\))?\s+)*(?:${kinds})\*?\s+(?:\([^)]*\)\s*)?([\w$]+)`,
);

/** @returns the names of all declarations without indentation, without duplicates */
export function symbolNames(lines: readonly Line[]): string[] {
  const names = lines.flatMap(({ text }) => (text.length > longest ? [] : (anyName.exec(text)?.[1] ?? [])));
  return [...new Set(names)];
}
