import { isCollection, isMap, isScalar, isSeq, parse, parseDocument, type Pair } from 'yaml';
import type { Edit } from './edit.ts';

/** Changes to front matter. */
export interface FrontMatterChanges {
  /** The list of former addresses, before and after the change. */
  aliases?: { before: readonly string[]; after: readonly string[] } | undefined;
  /** The new value of `page_key`; `null` removes the key. */
  pageKey?: string | null | undefined;
}

/** The YAML of front matter, with its position. */
interface Yaml {
  start: number;
  text: string;
  eol: string;
}

/** Returns the edits that change keys of front matter. If the file has none, front matter is added. */
export function frontMatterEdits(text: string, { aliases, pageKey }: FrontMatterChanges): Edit[] {
  const eol = /\r\n?|\n/.exec(text)?.[0] ?? '\n';
  const yaml = frontMatter(text, eol);
  const { contents } = parseDocument(yaml?.text ?? '', { logLevel: 'silent' });
  const find = (name: string) =>
    isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  const [oldAliases, oldKey] = [find('aliases'), find('page_key')];
  const edits: Edit[] = [];
  const lines: string[] = [];
  if (aliases && oldAliases) edits.push(...listEdits(yaml!, oldAliases, aliases.before, aliases.after));
  else if (aliases && aliases.after.length > 0) lines.push(`aliases: [${aliases.after.map(scalar).join(', ')}]${eol}`);
  if (typeof pageKey === 'string' && oldKey) edits.push({ ...valueOf(yaml!, oldKey), text: scalar(pageKey) });
  else if (typeof pageKey === 'string') lines.push(`page_key: ${scalar(pageKey)}${eol}`);
  else if (pageKey === null && oldKey) edits.push(removal(yaml!, oldKey));
  if (lines.length > 0)
    edits.push(
      yaml
        ? insert(yaml.start + yaml.text.length, lines.join(''))
        : insert(0, `---${eol}${lines.join('')}---${eol}${eol}`),
    );
  return edits;
}

function listEdits(yaml: Yaml, pair: Pair, before: readonly string[], after: readonly string[]): Edit[] {
  if (after.length === 0) return [removal(yaml, pair)];
  const { value } = pair;
  const range = valueOf(yaml, pair);
  const items = isSeq(value) ? value.items : [];
  const isBlock = isSeq(value) && !value.flow;
  const indent = /[^\r\n]*$/.exec(yaml.text.slice(0, range.start - yaml.start))![0];
  const [, end = 0] = (items.at(-1) as { range?: [number, number, number] } | undefined)?.range ?? [];
  if (end > 0 && before.every((alias, index) => alias === after[index])) {
    const more = after
      .slice(before.length)
      .map((alias) => (isBlock ? `${yaml.eol}${indent}- ${scalar(alias)}` : `, ${scalar(alias)}`));
    return [insert(yaml.start + end, more.join(''))];
  }
  const list = isBlock
    ? after.map((alias) => `- ${scalar(alias)}`).join(yaml.eol + indent)
    : `[${after.map(scalar).join(', ')}]`;
  return [{ start: range.start, end: isBlock ? yaml.start + end : range.end, text: list }];
}

/** @returns the offsets of a key's value in the file */
function valueOf({ start }: Yaml, { key, value }: Pair): { start: number; end: number } {
  const from = keyStart(key);
  const range = (isScalar(value) || isCollection(value) ? value.range : undefined) ?? [from, from, from];
  return { start: start + range[0], end: start + range[1] };
}

/** Returns the edit that removes a key with its lines. */
function removal(yaml: Yaml, pair: Pair): Edit {
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

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

// Formats a string in YAML. Quotes are added if YAML would read another type: `2024`, `null`.
function scalar(value: string): string {
  return /^[\w/.][\w/.-]*$/.test(value) && parse(value) === value ? value : JSON.stringify(value);
}
