import type { Nodes, Root } from 'mdast';
import { nativeFault, parseNatively } from '../native/native.ts';
import { parseMarkdown, type Engine, type Syntax, type SyntaxFault } from '../remark/remark.ts';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { weightOfTree } from '../tree/check-tree.ts';
import { SKIP, visitBlocks } from '../tree/visit.ts';
import { shiftTree } from './shift-tree.ts';
import { splitBlocks, type Part } from './split-blocks.ts';

/** How a text is read. */
export interface Reading {
  syntaxes: readonly Syntax[];
  engine: Engine;
  /** Whether the native engine may read it. */
  isNative: boolean;
  /** In characters: a text of twice that is read in parts that are not much longer. */
  partSize?: number;
  /** How much of it the reference engine may read where the native one is asked first, in characters. */
  mostForReference?: number;
  /** What its nodes may count: of a long text that has more nothing is read beyond that, as it is a fault in any case. */
  mostNodes?: number;
}

const usualPartSize = 10_000;
/**
 * The usual limit: the reference engine takes up to 30 microseconds for each character, and holds a kilobyte. Pages that
 * people wrote have a quarter of a million of them.
 */
export const mostForReference = 300_000;
/** Of a long text with a fault: it is read as a whole, so that the fault is reported as it would be in a short one. */
const longestWhole = 100_000;

/** Why a text has no tree: it is not valid, or would take too long. */
export type ReadingFault = SyntaxFault | { reason: 'too much'; at: Point };

/**
 * Reads Markdown. A long text is read in parts: what the engines take for a text grows faster than its length, micromark
 * as it closes a container within all that was before, and the native engine for directives, entities and pictures. Also
 * a part that only the reference engine can read costs no more than itself.
 *
 * @returns the Markdown tree (mdast) of a text, with the place of each node, or why there is none
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

/** @param isAgain whether it is a part that was read before, and is now with the definitions that it uses */
type Read = (text: string, isAgain?: boolean) => Root | ReadingFault;

/** @returns what reads the parts of one text */
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

/** In characters: how much a mark of a quote, or of a list in one, costs beside itself, and a line. */
const costOfMark = 20;
const costOfLine = 7;

/** @returns what the reference engine takes for a text, in characters of plain prose */
function costOf(text: string): number {
  let cost = text.length + costOfLine * text.split('\n').length;
  for (const [start] of text.matchAll(/^[ \t]*>(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/gm))
    cost += costOfMark * start.replace(/[ \t\d]/g, '').length;
  return cost;
}

function placedFault(fault: ReadingFault, { linesBefore }: Part): ReadingFault {
  return fault.at ? { ...fault, at: { line: fault.at.line + linesBefore, column: fault.at.column } } : fault;
}

/** @returns the tree of all parts; nothing when a part has a fault once it knows what others define */
function joined(parts: readonly Part[], trees: readonly Root[], read: Read): Root | undefined {
  const defining = partsByLabel(trees);
  const children: Root['children'] = [];
  let last: Root | undefined;
  for (const [index, part] of parts.entries()) {
    const missing =
      defining.size === 0 ? [] : labelsUsed(part.text, (name) => isDefinedElsewhere(defining.get(name), index));
    // Definitions that are in other parts stand before this one in their place.
    const before = missing.length === 0 ? '' : `${missing.map((label) => `[${label}]: a\n`).join('')}\n`;
    // What is indented would belong to a footnote before it.
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

/** @returns those labels of a text that are looked for, as they are written, each once */
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

// As CommonMark compares them.
function normal(written: string): string {
  return written
    .replace(/[ \t\n]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}
