import { isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Edit } from './edit.ts';

/** The YAML at the start of a text. */
interface Yaml {
  start: number;
  text: string;
}

/**
 * Changes the list of former addresses in the front matter, which is made where there is none.
 *
 * @param before as they are
 * @param after as they are to be
 */
export function aliasEdits(text: string, before: readonly string[], after: readonly string[]): Edit[] {
  const eol = /\r\n?|\n/.exec(text)?.[0] ?? '\n';
  const line = `aliases: [${after.map(scalar).join(', ')}]${eol}`;
  const yaml = frontMatter(text);
  if (!yaml) return after.length === 0 ? [] : [insert(0, `---${eol}${line}---${eol}${eol}`)];
  const { contents } = parseDocument(yaml.text, { logLevel: 'silent' });
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === 'aliases') : undefined;
  if (!pair) return after.length === 0 ? [] : [insert(yaml.start + yaml.text.length, line)];
  const [keyStart] = (pair.key as { range: [number, number, number] }).range;
  const { value } = pair;
  const range = (isScalar(value) || isCollection(value) ? value.range : undefined) ?? [keyStart, keyStart, keyStart];
  if (after.length === 0)
    return [{ start: yaml.start + keyStart, end: yaml.start + lineEnd(yaml.text, range[1]), text: '' }];
  const items = isSeq(value) ? value.items : [];
  const isBlock = isSeq(value) && !value.flow;
  const indent = /[^\r\n]*$/.exec(yaml.text.slice(0, range[0]))![0];
  const added = after.slice(before.length);
  const [, end = 0] = (items.at(-1) as { range?: [number, number, number] } | undefined)?.range ?? [];
  if (end > 0 && before.every((alias, index) => alias === after[index])) {
    const more = added.map((alias) => (isBlock ? `${eol}${indent}- ${scalar(alias)}` : `, ${scalar(alias)}`));
    return [insert(yaml.start + end, more.join(''))];
  }
  const list = isBlock
    ? after.map((alias) => `- ${scalar(alias)}`).join(eol + indent)
    : `[${after.map(scalar).join(', ')}]`;
  return [{ start: yaml.start + range[0], end: yaml.start + (isBlock ? end : range[1]), text: list }];
}

function frontMatter(text: string): Yaml | undefined {
  const opening = /^---[^\S\r\n]*(?:ya?ml[^\S\r\n]*)?(?:\r\n?|\n)/.exec(text);
  if (!opening) return undefined;
  const start = opening[0].length;
  const closing = /^(?:-{3,}|\.{3})[^\S\r\n]*$/gm;
  closing.lastIndex = start;
  const end = closing.exec(text);
  return end ? { start, text: text.slice(start, end.index) } : undefined;
}

function lineEnd(text: string, offset: number): number {
  const rest = /^[^\r\n]*(?:\r\n?|\n)?/.exec(text.slice(offset))![0];
  return text[offset - 1] === '\n' ? offset : offset + rest.length;
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function scalar(value: string): string {
  return /^[\w/][\w/.-]*$/.test(value) ? value : JSON.stringify(value);
}
