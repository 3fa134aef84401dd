import type { Nodes, Root } from 'mdast';
import { nativeFault, parseNatively } from '../native/native.ts';
import { parseMarkdown, type Engine, type Syntax, type SyntaxFault } from '../remark/remark.ts';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { weightOfTree } from '../tree/check-tree.ts';
import { SKIP, visitBlocks } from '../tree/visit.ts';
import { shiftTree } from './shift-tree.ts';
import { splitBlocks, type Part } from './split-blocks.ts';

/** Options for reading Markdown. */
export interface Reading {
  syntaxes: readonly Syntax[];
  engine: Engine;
  /** Whether the native engine may parse it. */
  isNative: boolean;
  /** In characters: a source of twice this size is parsed in parts of about this size. */
  partSize?: number;
  /** How many characters the reference engine may parse if the native engine is tried first. */
  mostForReference?: number;
  /** The maximum number of nodes: parsing a long source stops beyond it, because that is an error anyway. */
  mostNodes?: number;
}

const usualPartSize = 10_000;
/**
 * The default limit. The reference engine takes up to 30 microseconds and one kilobyte for each character. Pages that
 * people wrote have up to a quarter of a million characters.
 */
export const mostForReference = 300_000;
/** The maximum length of a source that is parsed as a whole to report its error like in short ones. */
const longestWhole = 100_000;

/** Why a source has no tree: it is not valid, or would take too long. */
export type ReadingFault = SyntaxFault | { reason: 'too much'; at: Point };

/**
 * Parses Markdown. A long source is parsed in parts, because the engines need more than linear time. Micromark is slow
 * at closing containers, and the native engine at directives, entities and images. Also, a part that only the reference
 * engine can parse doesn't slow down the other parts.
 *
 * @returns the Markdown tree (mdast) with the position of each node, or the reason for its absence
 */
export function readMarkdown(text: string, reading: Reading): Root | ReadingFault {
  const { syntaxes, engine, partSize = usualPartSize, mostNodes = Infinity } = reading;
  const parts = text.length < 2 * partSize || engine.isExtended ? [] : splitBlocks(text, syntaxes, partSize);
  const read = openReader(reading);
  if (parts.length < 2) return read(text);
  const trees: Root[] = [];
  let weight = 0;
  for (const part of parts) {
    const tree = read(part.text);
    if ('reason' in tree) return text.length > longestWhole ? placedFault(tree, part) : read(text);
    trees.push(tree);
    weight += weightOfTree(tree);
    if (weight > mostNodes) return joined(parts.slice(0, trees.length), trees, read) ?? read(text);
  }
  return joined(parts, trees, read) ?? read(text);
}

/** @param isAgain whether the part was parsed before, and now includes the definitions that it uses */
type Read = (text: string, isAgain?: boolean) => Root | ReadingFault;

/** @returns a function that parses the parts of one source */
function openReader({ isNative, syntaxes, engine, mostForReference: most = mostForReference }: Reading): Read {
  const isLimited = isNative && nativeFault === undefined;
  let left = most;
  return (text, isAgain = false) => {
    const tree = isNative ? parseNatively(text, syntaxes) : undefined;
    if (tree) return tree;
    if (!isAgain) left -= costOf(text);
    return isLimited && left < 0 ? { reason: 'too much', at: { line: 1, column: 1 } } : parseMarkdown(text, engine);
  };
}

/** In characters: the additional cost of a block quote mark, a list marker in a block quote, and a line. */
const costOfMark = 20;
const costOfLine = 7;

/** @returns the time of the reference engine for a source, in characters of plain prose */
function costOf(text: string): number {
  let cost = text.length + costOfLine * text.split('\n').length;
  for (const [start] of text.matchAll(/^[ \t]*>(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/gm))
    cost += costOfMark * start.replace(/[ \t\d]/g, '').length;
  return cost;
}

function placedFault(fault: ReadingFault, { linesBefore }: Part): ReadingFault {
  return fault.at ? { ...fault, at: { line: fault.at.line + linesBefore, column: fault.at.column } } : fault;
}

/** @returns the tree of all parts; undefined if a part fails to parse with the link definitions of the other parts */
function joined(parts: readonly Part[], trees: readonly Root[], read: Read): Root | undefined {
  const defining = partsByLabel(trees);
  const children: Root['children'] = [];
  let last: Root | undefined;
  for (const [index, part] of parts.entries()) {
    const missing =
      defining.size === 0 ? [] : labelsUsed(part.text, (name) => isDefinedElsewhere(defining.get(name), index));
    // Definitions from other parts are inserted before this part.
    const before = missing.length === 0 ? '' : `${missing.map((label) => `[${label}]: a\n`).join('')}\n`;
    // Indented text would belong to a footnote definition before it.
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

/** @returns the labels in a source that `isWanted` accepts, as written, each once */
function labelsUsed(text: string, isWanted: (name: string) => boolean): string[] {
  const used = new Map<string, string>();
  for (const [, written] of text.matchAll(label) as Iterable<[string, string]>) {
    const name = normal(written);
    if (isWanted(name)) used.set(name, written.replace(/[ \t\n>]+/g, ' ').trim());
  }
  return [...used.values()];
}

/** The parts that define a label. */
interface Definers {
  part: number | 'several';
  /** Index of the last part that does not know the definitions. A directive defines labels for the text below it only. */
  unknownUntil: number;
}

function isDefinedElsewhere(definers: Definers | undefined, index: number): boolean {
  return definers !== undefined && definers.part !== index && index > definers.unknownUntil;
}

/** @returns the parts that define each label */
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

// Normalises a label as CommonMark does.
function normal(written: string): string {
  return written
    .replace(/[ \t\n]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}
