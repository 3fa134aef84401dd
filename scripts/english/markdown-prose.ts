import type { Nodes, Root } from 'mdast';
import { isMap, isScalar, parseDocument } from 'yaml';
import { parseNatively } from '../../compiler/parse/native/native.ts';
import { openEngine, parseMarkdown, type Syntax } from '../../compiler/parse/remark/remark.ts';
import { blank, codeWord, type Prose } from './prose.ts';

/** The fields of the front matter that readers see. */
const shownKeys = ['title', 'description', 'sidebar_label', 'pagination_label'];
const frontMatter = /^---\n([\s\S]*?\n)---(?:\n|$)/;

/** @returns the paragraphs, headings, table cells and visible front matter of a page, without code */
export function markdownProse(file: string, source: string): Prose[] {
  const [head = '', settings] = frontMatter.exec(source) ?? [];
  const text = blank(head) + withoutIds(source.slice(head.length));
  const found: Prose[] = [];
  if (settings !== undefined)
    for (const { key, at, value } of shownSettings(settings))
      found.push({ file, kind: 'docs', start: 4 + at, text: value, isHeading: key !== 'description' });
  visit(readTree(file, text));
  return found;

  function visit(node: Nodes): void {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const [start, end] = stretch(node);
      const isHeading = node.type !== 'paragraph';
      found.push({ file, kind: 'docs', start, text: inlineText(node, text.slice(start, end)), isHeading });
    } else if ('children' in node) node.children.forEach(visit);
  }
}

function readTree(file: string, text: string): Root {
  const syntaxes: Syntax[] = ['gfm', 'directives', 'math'];
  return (file.endsWith('.mdx') && parse(text, [...syntaxes, 'mdx', 'comments'])) || parse(text, syntaxes)!;
}

/** @returns undefined if MDX reports a syntax error */
function parse(text: string, syntaxes: Syntax[]): Root | undefined {
  const tree = parseNatively(text, syntaxes) ?? parseMarkdown(text, openEngine(syntaxes));
  return 'reason' in tree ? undefined : tree;
}

/** Removes the ids of headings: `## Title {#id}`. They are not prose, and MDX would parse them as expressions. */
function withoutIds(text: string): string {
  return text.replace(/^(#{1,6} .*?)(\{#[^}\n]*\})/gm, (_, title: string, id: string) => title + blank(id));
}

function shownSettings(source: string): { key: string; at: number; value: string }[] {
  const { contents } = parseDocument(source);
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !shownKeys.includes(String(key.value)) || !isScalar(value) || !value.range) return [];
    const [at, end] = value.range;
    return [{ key: String(key.value), at, value: source.slice(at, end).replaceAll('\n', ' ') }];
  });
}

/** @returns the words of a node, with the same length as the source of the node */
function inlineText(node: Nodes, source: string): string {
  const [from] = stretch(node);
  let shown = blank(source);
  put(node);
  return shown.replaceAll('\n', ' ');

  function put(node: Nodes): void {
    if (node.type === 'text') write(node, (text) => text);
    else if (node.type === 'inlineCode' || node.type === 'inlineMath') write(node, codeWord);
    else if (node.type === 'break') write(node, () => '\n');
    else if ('children' in node) node.children.forEach(put);
  }

  function write(node: Nodes, asText: (text: string) => string): void {
    const [start, end] = stretch(node).map((offset) => offset - from) as [number, number];
    shown = shown.slice(0, start) + asText(source.slice(start, end)).padEnd(end - start) + shown.slice(end);
  }
}

function stretch({ position }: Nodes): [number, number] {
  return [position!.start.offset!, position!.end.offset!];
}
