import { unusableCharacter } from '../values/unusable-character.ts';
import {
  Composer,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  Parser,
  Scalar,
  visit,
  type Alias,
  type Document,
  type Node,
} from 'yaml';
import type { Point, Range } from '../diagnostics/diagnostic.ts';
import { isInheritedName } from '../values/objects.ts';
import { findDeepNesting } from './deep-nesting.ts';

/** An error in YAML. */
export interface YamlProblem {
  reason: string;
  at?: Point | undefined;
}

/** The result of parsing YAML. */
export interface YamlReading {
  errors: YamlProblem[];
  /**
   * The parsed value. It is also set if all errors are duplicate keys, so that the caller can find further errors.
   * Undefined with any other error.
   */
  read?: YamlValue;
}

/** YAML that was parsed. */
export interface YamlValue {
  value: unknown;
  document: Document.Parsed;
  /**
   * Keys, at any depth, with a name that all JavaScript objects inherit, such as `constructor`. Of these, only
   * `__proto__` was removed from `value` and `document`.
   */
  inheritedKeys: { name: string; at: Range }[];
  pointAt(offset: number): Point;
}

/**
 * Maximum number of values that YAML aliases (`*name`) may repeat. Config files need fewer; denial-of-service attacks
 * need more.
 */
const aliasLimit = 100;
/** Maximum number of errors that are reported per file. */
const mostProblems = 10;
const tooDeep = 'the data is nested too deeply';

/** Options of `parseYaml`. */
export interface YamlOptions {
  /**
   * Whether numbers keep their spelling, for schemas that expect strings. A number that JavaScript would
   * write differently becomes a string: `4.10` → "4.10". `4.5` stays a number.
   */
  keepsSpelling?: boolean;
}

/** Keys for custom data. `keepsSpelling` doesn't apply to their values, so numbers in them stay numbers. */
const ownData = new Set<unknown>(['customProps', 'custom_props', 'sidebar_custom_props']);

/**
 * Parses YAML (including JSON) in bounded time. Dates are strings, `<<` merges maps, and keys are strings as
 * written. More than one document is an error.
 */
export function parseYaml(text: string, options: YamlOptions = {}): YamlReading {
  const deepest = findDeepNesting(text);
  if (deepest) return { errors: [{ reason: tooDeep, at: deepest }] };
  const lines = new LineCounter();
  const pointAt = (offset: number): Point => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  try {
    const { document, second } = readDocuments(text, lines);
    const syntax = document.errors.map(({ message, pos }) => ({ reason: sentence(message), offset: pos[0] }));
    if (second !== undefined)
      syntax.push({ reason: 'a second YAML document begins here, but Lectern reads only one', offset: second });
    const { repeated, unusable } = problemsIn(document, options);
    const errors = [...syntax, ...repeated, ...unusable]
      .slice(0, mostProblems)
      .map(({ reason, offset }): YamlProblem => ({ reason, at: pointAt(offset) }));
    if (syntax.length + unusable.length > 0) return { errors };
    const inheritedKeys = takeInheritedKeys(document, pointAt);
    const value: unknown = document.toJS({ maxAliasCount: aliasLimit });
    const endless = containsItself(value) ? endlessAlias(document) : undefined;
    if (!endless) return { errors, read: { value, document, inheritedKeys, pointAt } };
    errors.push({ reason: `*${endless.source} contains itself`, at: pointAt(endless.range![0]) });
    return { errors };
  } catch (error) {
    return { errors: [{ reason: error instanceof RangeError ? tooDeep : sentence((error as Error).message) }] };
  }
}

interface ProblemAt {
  reason: string;
  offset: number;
}

/**
 * Finds errors that YAML itself allows: duplicate keys, keys that are not strings, and strings with lone
 * surrogates or NUL. Such strings are invalid in addresses, file names and HTML.
 */
function problemsIn(document: Document.Parsed, options: YamlOptions): { repeated: ProblemAt[]; unusable: ProblemAt[] } {
  const found: { repeated: ProblemAt[]; unusable: ProblemAt[] } = { repeated: [], unusable: [] };
  const at = (node: unknown) => (node as Node | null)?.range?.[0] ?? 0;
  visit(document, {
    // The package's own check for duplicates compares all pairs of keys. It takes minutes for 100,000 keys.
    Map(_, map) {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key) || key.value === '<<') continue;
        // Keys of JavaScript objects are strings, so other keys are errors.
        if (typeof key.value !== 'string' && key.value !== null) key.value = key.source ?? key.value;
        if (seen.has(key.value))
          found.repeated.push({ reason: `the key "${String(key.value)}" occurs twice`, offset: at(key) });
        seen.add(key.value);
      }
    },
    Pair(_, { key }) {
      const kind = isMap(key) ? 'map' : isSeq(key) ? 'list' : undefined;
      if (kind) found.unusable.push({ reason: `a key must be text, but this is a ${kind}`, offset: at(key) });
    },
    Scalar(_, scalar, path) {
      if (
        options.keepsSpelling &&
        isRespelt(scalar) &&
        !path.some((node) => isPair(node) && ownData.has(nameOf(node.key)))
      )
        scalar.value = scalar.source;
      const unusable = typeof scalar.value === 'string' ? unusableCharacter(scalar.value) : undefined;
      if (unusable !== undefined)
        found.unusable.push({ reason: `${JSON.stringify(scalar.value)} contains ${unusable}`, offset: at(scalar) });
    },
  });
  return found;
}

/** Whether JavaScript would write a number differently: `4.10`, `0x10`, a number with 20 digits. */
function isRespelt({ type, tag, value, source }: Scalar): boolean {
  return type === Scalar.PLAIN && tag === undefined && typeof value === 'number' && String(value) !== source;
}

function nameOf(key: unknown): unknown {
  return isScalar(key) ? key.value : undefined;
}

/** @returns the first document, and the offset of a second document that has content */
function readDocuments(text: string, lines: LineCounter): { document: Document.Parsed; second?: number } {
  const composer = new Composer({ merge: true, prettyErrors: false, logLevel: 'silent', uniqueKeys: false });
  let document: Document.Parsed | undefined;
  for (const each of composer.compose(new Parser(lines.addNewLine).parse(text), true, text.length)) {
    const read = each as Document.Parsed;
    if (!document) document = read;
    else if (hasContent(read)) return { document, second: read.contents!.range[0] };
    else if (read.errors.length > 0) return { document, second: read.errors[0]!.pos[0] };
  }
  return { document: document! };
}

/** Whether a document has content. `---` at the end of a file starts an empty document. */
function hasContent({ contents }: Document.Parsed): boolean {
  return contents !== null && !(isScalar(contents) && contents.value === null && !contents.source);
}

/**
 * Removes `__proto__` from the document. An object with this key would get another prototype when it is
 * copied.
 */
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

/** Whether a value contains itself. Code that reads config files expects a tree, and would not terminate. */
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
