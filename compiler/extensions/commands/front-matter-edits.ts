import { isCollection, isMap, isScalar, isSeq, parse, parseDocument, type Pair } from 'yaml';
import type { FrontMatterChanges, TextEdit } from '../hooks/content-hooks.ts';

/** The YAML of front matter, and its offset in the file. */
interface Yaml {
  start: number;
  text: string;
  eol: string;
}

/** Returns the edits that change keys of front matter. If the file has none, front matter is added. */
export function frontMatterEdits(text: string, changes: FrontMatterChanges): TextEdit[] {
  const eol = /\r\n?|\n/.exec(text)?.[0] ?? '\n';
  const yaml = frontMatter(text, eol);
  const { contents } = parseDocument(yaml?.text ?? '', { logLevel: 'silent' });
  const pairs = isMap(contents) ? contents.items : [];
  const edits: TextEdit[] = [];
  const lines: string[] = [];
  for (const [name, value] of Object.entries(changes)) {
    const old = pairs.find(({ key }) => isScalar(key) && key.value === name);
    const isEmpty = value === null || value.length === 0;
    if (!old && !isEmpty) lines.push(`${name}: ${typeof value === 'string' ? scalar(value) : flowList(value)}${eol}`);
    else if (old && isEmpty) edits.push(removal(yaml!, old));
    else if (old && typeof value === 'string') edits.push({ ...valueOf(yaml!, old), text: scalar(value) });
    else if (old && value) edits.push(listEdit(yaml!, old, value as readonly string[]));
  }
  if (lines.length === 0) return edits;
  const added = lines.join('');
  const edit = yaml ? insert(yaml.start + yaml.text.length, added) : insert(0, `---${eol}${added}---${eol}${eol}`);
  return [...edits, edit];
}

/**
 * Returns the edit that changes a list. If items are only added at the end, their format follows the existing items.
 */
function listEdit(yaml: Yaml, pair: Pair, after: readonly string[]): TextEdit {
  const { value } = pair;
  const range = valueOf(yaml, pair);
  const items = isSeq(value) ? value.items : [];
  const isBlock = isSeq(value) && !value.flow;
  const indent = /[^\r\n]*$/.exec(yaml.text.slice(0, range.start - yaml.start))![0];
  const [, end = 0] = (items.at(-1) as { range?: [number, number, number] } | undefined)?.range ?? [];
  if (end > 0 && items.every((item, index) => isScalar(item) && item.value === after[index])) {
    const more = after
      .slice(items.length)
      .map((item) => (isBlock ? `${yaml.eol}${indent}- ${scalar(item)}` : `, ${scalar(item)}`));
    return insert(yaml.start + end, more.join(''));
  }
  const list = isBlock ? after.map((item) => `- ${scalar(item)}`).join(yaml.eol + indent) : flowList(after);
  return { start: range.start, end: isBlock ? yaml.start + end : range.end, text: list };
}

function flowList(items: readonly string[]): string {
  return `[${items.map(scalar).join(', ')}]`;
}

/** @returns the offsets of a key's value in the file */
function valueOf({ start }: Yaml, { key, value }: Pair): { start: number; end: number } {
  const from = keyStart(key);
  const range = (isScalar(value) || isCollection(value) ? value.range : undefined) ?? [from, from, from];
  return { start: start + range[0], end: start + range[1] };
}

/** Returns the edit that removes a key and its value, including line breaks. */
function removal(yaml: Yaml, pair: Pair): TextEdit {
  const { end } = valueOf(yaml, pair);
  return {
    start: yaml.start + keyStart(pair.key),
    end: yaml.start + lineEnd(yaml.text, end - yaml.start),
    text: '',
  };
}

function keyStart(key: unknown): number {
  return (key as { range: [number, number, number] }).range[0];
}

function frontMatter(text: string, eol: string): Yaml | undefined {
  const opening = /^---[^\S\r\n]*(?:ya?ml[^\S\r\n]*)?(?:\r\n?|\n)/.exec(text);
  if (!opening) return undefined;
  const start = opening[0].length;
  const closing = /^(?:-{3,}|\.{3})[^\S\r\n]*$/gm;
  closing.lastIndex = start;
  const end = closing.exec(text);
  return end ? { start, text: text.slice(start, end.index), eol } : undefined;
}

function lineEnd(text: string, offset: number): number {
  const rest = /^[^\r\n]*(?:\r\n?|\n)?/.exec(text.slice(offset))![0];
  return text[offset - 1] === '\n' ? offset : offset + rest.length;
}

function insert(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

// Formats a string in YAML. Quotes are added to a string that YAML would parse as another type: `2024`, `null`.
function scalar(value: string): string {
  return /^[\w/.][\w/.-]*$/.test(value) && parse(value) === value ? value : JSON.stringify(value);
}
