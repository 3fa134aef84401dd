import { unusableCharacter } from '../values/unusable-character.ts';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Alias,
  type Document,
  type Node,
} from 'yaml';
import type { Point, Range } from '../diagnostics/diagnostic.ts';
import { isInheritedName } from '../values/objects.ts';
import { findDeepNesting } from './deep-nesting.ts';

/** What is wrong with a text as YAML. */
export interface YamlFault {
  reason: string;
  at?: Point | undefined;
}

/** A text read as YAML. */
export interface YamlReading {
  faults: YamlFault[];
  /** What it says. Keys that are given twice keep nobody from looking at it for further faults; others do. */
  read?: YamlValue;
}

/** A text that could be read. */
export interface YamlValue {
  value: unknown;
  document: Document.Parsed;
  /** The keys, at any depth, that every object of JavaScript has; `__proto__` is in neither value nor document. */
  inheritedKeys: { name: string; at: Range }[];
  pointAt(offset: number): Point;
}

/** The most values that aliases may repeat: enough for any settings, too few for a bomb. */
const aliasLimit = 100;
/** The most faults of one text that are reported. */
const mostFaults = 10;
const tooDeep = 'it is nested too deeply';

/**
 * Reads YAML, and so JSON, which is a part of it, in bounded time. Dates stay text; `<<` merges maps.
 */
export function parseYaml(text: string): YamlReading {
  const deepest = findDeepNesting(text);
  if (deepest) return { faults: [{ reason: tooDeep, at: deepest }] };
  const lines = new LineCounter();
  const pointAt = (offset: number): Point => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      merge: true,
      prettyErrors: false,
      logLevel: 'silent',
      uniqueKeys: false,
    });
    const syntax = document.errors.map(({ message, pos }) => ({ reason: sentence(message), offset: pos[0] }));
    const { repeated, unusable } = faultsIn(document);
    const faults = [...syntax, ...repeated, ...unusable]
      .slice(0, mostFaults)
      .map(({ reason, offset }): YamlFault => ({ reason, at: pointAt(offset) }));
    if (syntax.length + unusable.length > 0) return { faults };
    const inheritedKeys = takeInheritedKeys(document, pointAt);
    const value: unknown = document.toJS({ maxAliasCount: aliasLimit });
    const endless = containsItself(value) ? endlessAlias(document) : undefined;
    if (!endless) return { faults, read: { value, document, inheritedKeys, pointAt } };
    faults.push({ reason: `*${endless.source} is a part of what it names`, at: pointAt(endless.range![0]) });
    return { faults };
  } catch (error) {
    return { faults: [{ reason: error instanceof RangeError ? tooDeep : sentence((error as Error).message) }] };
  }
}

interface FaultAt {
  reason: string;
  offset: number;
}

/**
 * What YAML lets pass: keys that are given twice, keys that are no text, and texts with half a symbol or
 * NUL, which no address, file or HTML can contain.
 */
function faultsIn(document: Document.Parsed): { repeated: FaultAt[]; unusable: FaultAt[] } {
  const found: { repeated: FaultAt[]; unusable: FaultAt[] } = { repeated: [], unusable: [] };
  const at = (node: unknown) => (node as Node | null)?.range?.[0] ?? 0;
  visit(document, {
    // The parser's own check compares every key with every other, which takes minutes for a hundred thousand.
    Map(_, map) {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key) || key.value === '<<') continue;
        if (seen.has(key.value))
          found.repeated.push({ reason: `the key "${String(key.value)}" is given twice`, offset: at(key) });
        seen.add(key.value);
      }
    },
    Pair(_, { key }) {
      const kind = isMap(key) ? 'map' : isSeq(key) ? 'list' : undefined;
      if (kind) found.unusable.push({ reason: `a key has to be text, and this is a ${kind}`, offset: at(key) });
    },
    Scalar(_, scalar) {
      const unusable = typeof scalar.value === 'string' ? unusableCharacter(scalar.value) : undefined;
      if (unusable !== undefined)
        found.unusable.push({ reason: `${JSON.stringify(scalar.value)} holds ${unusable}`, offset: at(scalar) });
    },
  });
  return found;
}

/** Takes `__proto__` out of the document: an object that is copied by assignment would inherit from its value. */
function takeInheritedKeys(document: Document.Parsed, pointAt: YamlValue['pointAt']) {
  const found: YamlValue['inheritedKeys'] = [];
  visit(document, {
    Map(_, map) {
      map.items = map.items.filter(({ key: node }) => {
        const key = isAlias(node) ? node.resolve(document) : node;
        const name = isScalar(key) ? String(key.value) : '';
        if (!isInheritedName(name)) return true;
        const [start, end] = (node as Node).range!;
        found.push({ name, at: { ...pointAt(start), end: pointAt(end) } });
        return name !== '__proto__';
      });
    },
  });
  return found;
}

/** Nobody who reads settings expects that, and whoever walks them would not come to an end. */
function containsItself(value: unknown, around = new Set<unknown>(), seen = new Set<unknown>()): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (around.has(value)) return true;
  if (seen.has(value)) return false;
  seen.add(value);
  around.add(value);
  const found = Object.values(value).some((inner) => containsItself(inner, around, seen));
  around.delete(value);
  return found;
}

function endlessAlias(document: Document.Parsed): Alias | undefined {
  let found: Alias | undefined;
  visit(document, {
    Alias(_, alias, path) {
      const named = alias.resolve(document);
      if (named === undefined || !path.includes(named)) return undefined;
      found = alias;
      return visit.BREAK;
    },
  });
  return found;
}

function sentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
