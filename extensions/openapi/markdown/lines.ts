import type { Node } from '../spec/spec.ts';

/** A line of a generated Markdown page. `at` is the value in the OpenAPI description that the line describes. */
export interface Line {
  text: string;
  at?: Node | undefined;
}

/** Splits a string into lines. All of them describe the value `at`. */
export function lines(text: string, at?: Node): Line[] {
  return text.split('\n').map((line) => ({ text: line, at }));
}

/** Joins blocks with an empty line between them. Empty blocks are omitted. */
export function blocks(...parts: readonly (readonly Line[])[]): Line[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [{ text: '' }, ...part]));
}

/** @returns the lines of a Markdown list item */
export function item(content: readonly Line[]): Line[] {
  return content.map(({ text, at }, index) => ({ text: index === 0 ? `- ${text}` : text && `  ${text}`, at }));
}

/** @returns the lines of an MDX element that contains blocks */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly Line[][]
): Line[] {
  const inner = blocks(...content);
  if (inner.length === 0) return [];
  return blocks([{ text: `<${tag}${attributesOf(attributes)}>` }], inner, [{ text: `</${tag}>` }]);
}

/** @returns a block element on one line, with Markdown in it */
export function row(className: string, content: string, at?: Node): Line[] {
  return [{ text: `<div className="${className}">${content}</div>`, at }];
}

/** @returns an element on one line, with Markdown in it */
export function span(className: string, content: string): string {
  return `<span className="${className}">${content}</span>`;
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}=${/^[\w .:/-]*$/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`}`)
    .join('');
}

/** @returns a string as inline code; the string can contain backticks */
export function code(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain === '') return '`""`';
  const longest = Math.max(0, ...Array.from(plain.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${plain} ${fence}` : `${fence}${plain}${fence}`;
}

/** @returns a code block */
export function fence(language: string, text: string): Line[] {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`{3,}/g), ([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return lines(`${marks}${language}\n${text.trimEnd()}\n${marks}`);
}

/** @returns a string as one line, with all Markdown syntax escaped */
export function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#~$|:!&]/g, String.raw`\$&`);
}
