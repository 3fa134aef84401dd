import type { Nodes, Root } from 'mdast';
import { nativeLoadError, parseNatively } from '../native/native.ts';
import { parseMarkdown, type Engine, type Syntax, type SyntaxProblem } from '../remark/remark.ts';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { weightOfTree } from '../tree/check-tree.ts';
import { SKIP, visitBlocks } from '../tree/visit.ts';
import { shiftTree } from './shift-tree.ts';
import { splitBlocks, type Part } from './split-blocks.ts';

/** Options of `readMarkdown`. */
export interface Reading {
  syntaxes: readonly Syntax[];
  engine: Engine;
  /** Whether to try the native parser first. */
  isNative: boolean;
  /** Approximate length of a part, in characters. Sources of at least twice this length are split into parts. */
  partSize?: number;
  /** Maximum number of characters that remark parses in sources for which `isNative` is set. */
  mostForReference?: number;
  /** Maximum number of nodes. Parsing a long source stops at this number, because a larger tree is an error. */
  mostNodes?: number;
}

const usualPartSize = 10_000;
/**
 * The default for `Reading.mostForReference`. Remark takes up to 30 microseconds and one kilobyte of memory
 * per character. Pages written by hand have up to 250,000 characters.
 */
export const mostForReference = 300_000;
/**
 * Maximum length of a source that is parsed again as a whole after an error, in characters. The error message then
 * doesn't depend on how the source was split into parts.
 */
const longestWhole = 100_000;

/** The reason why a source has no tree: it is invalid, or parsing it would take too long. */
export type ReadingProblem = SyntaxProblem | { reason: 'too much'; at: Point };

/**
 * Parses Markdown. A long source is parsed in parts, because the time of both parsers grows faster than the length.
 * Micromark is slow at closing block quotes and lists. The native parser is slow at directives, entities and images.
 * If only remark can parse a part, the native parser still parses all other parts.
 *
 * @returns the Markdown tree (mdast) with the position of each node, or the reason why the source has no tree
 */
export function readMarkdown(text: string, reading: Reading): Root | ReadingProblem {
  const { syntaxes, engine, partSize = usualPartSize, mostNodes = Infinity } = reading;
  const parts = text.length < 2 * partSize || engine.isExtended ? [] : splitBlocks(text, syntaxes, partSize);
  const read = openReader(reading);
  if (parts.length < 2) return read(text);
  const trees: Root[] = [];
  let weight = 0;
  for (const part of parts) {
    const tree = read(part.text);
    if ('reason' in tree) return text.length > longestWhole ? placedProblem(tree, part) : read(text);
    trees.push(tree);
    weight += weightOfTree(tree);
    if (weight > mostNodes) return joined(parts.slice(0, trees.length), trees, read) ?? read(text);
  }
  return joined(parts, trees, read) ?? read(text);
}

/**
 * Parses one part of a source.
 *
 * @param isAgain whether this part was parsed before, and is now preceded by link definitions from other parts
 */
type Read = (text: string, isAgain?: boolean) => Root | ReadingProblem;

/** @returns a function that parses one part of the source */
function openReader({ isNative, syntaxes, engine, mostForReference: most = mostForReference }: Reading): Read {
  const isLimited = isNative && nativeLoadError === undefined;
  let left = most;
  return (text, isAgain = false) => {
    const tree = isNative ? parseNatively(text, syntaxes) : undefined;
    if (tree) return tree;
    if (!isAgain) left -= costOf(text);
    return isLimited && left < 0 ? { reason: 'too much', at: { line: 1, column: 1 } } : parseMarkdown(text, engine);
  };
}

/**
 * Additional cost of a `>`, or of a list marker after a `>`. The unit is the cost of a character of plain prose.
 */
const costOfMark = 20;
const costOfLine = 7;

/** @returns the estimated time that remark needs for a source. The unit is the time for a character of plain prose */
function costOf(text: string): number {
  let cost = text.length + costOfLine * text.split('\n').length;
  for (const [start] of text.matchAll(/^[ \t]*>(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/gm))
    cost += costOfMark * start.replace(/[ \t\d]/g, '').length;
  return cost;
}

function placedProblem(problem: ReadingProblem, { linesBefore }: Part): ReadingProblem {
  return problem.at ? { ...problem, at: { line: problem.at.line + linesBefore, column: problem.at.column } } : problem;
}

/**
 * Joins the trees of all parts.
 *
 * @returns undefined if a part fails to parse with link definitions of other
 * parts
 */
function joined(parts: readonly Part[], trees: readonly Root[], read: Read): Root | undefined {
  const defining = partsByLabel(trees);
  const children: Root['children'] = [];
  let last: Root | undefined;
  for (const [index, part] of parts.entries()) {
    const missing =
      defining.size === 0 ? [] : labelsUsed(part.text, (name) => isDefinedElsewhere(defining.get(name), index));
    // If a part uses definitions from other parts, it is parsed again, with these definitions before its text.
    const before = missing.length === 0 ? '' : `${missing.map((label) => `[${label}]: a\n`).join('')}\n`;
    // Indented text at the start of the part would become a paragraph of the preceding footnote definition.
    if (before.includes('[^') && /^\s*[ \t]\S/.test(part.text)) return undefined;
    const tree = before === '' ? trees[index]! : read(before + part.text, true);
    if ('reason' in tree) return undefined;
    tree.children = tree.children.filter(({ position }) => position!.start.offset! >= before.length);
    shiftTree(tree, part.offset - before.length, part.linesBefore - (before === '' ? 0 : missing.length + 1));
    for (const child of tree.children) children.push(child);
    last = tree;
  }
  const end = last!.position!.end;
  return { type: 'root', children, position: { start: { line: 1, column: 1, offset: 0 }, end } };
}

const label = /\[(\^?(?:\\[^]|[^\\[\]])+)\]/g;

/** @returns the labels in a source that `isSelected` accepts, as written, without duplicates */
function labelsUsed(text: string, isSelected: (name: string) => boolean): string[] {
  const used = new Map<string, string>();
  for (const [, written] of text.matchAll(label) as Iterable<[string, string]>) {
    const name = normal(written);
    if (isSelected(name)) used.set(name, written.replace(/[ \t\n>]+/g, ' ').trim());
  }
  return [...used.values()];
}

/** The parts that define a label. */
interface Definers {
  part: number | 'several';
  /**
   * Index of the last part in which the definitions have no effect. A definition in a directive has no effect on text
   * above it.
   */
  unknownUntil: number;
}

function isDefinedElsewhere(definers: Definers | undefined, index: number): boolean {
  return definers !== undefined && definers.part !== index && index > definers.unknownUntil;
}

/** @returns label → the parts that define it */
function partsByLabel(trees: readonly Root[]): Map<string, Definers> {
  const parts = new Map<string, Definers>();
  const add = (node: Nodes, index: number, unknownUntil: number) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const name = normal(`${node.type === 'definition' ? '' : '^'}${node.identifier}`);
    const known = parts.get(name) ?? { part: index, unknownUntil };
    const part = known.part === index ? index : 'several';
    parts.set(name, { part, unknownUntil: Math.min(known.unknownUntil, unknownUntil) });
  };
  for (const [index, tree] of trees.entries()) {
    visitBlocks(tree, (node) => {
      if (node.type !== 'containerDirective') return add(node, index, -1);
      visitBlocks(node, (inner) => add(inner, index, index));
      return SKIP;
    });
  }
  return parts;
}

// Normalises a link label as CommonMark does: case and white space don't matter.
function normal(written: string): string {
  return written
    .replace(/[ \t\n]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}
