import type { Grammar, GrammarData, GrammarNode } from '../../parse/code-block/own-grammars.ts';

type Languages = Record<string, unknown>;

/**
 * Creates a copy of Prism that modules may change, and records their changes.
 *
 * @param known the built-in grammars, by name
 */
export function recordedPrism(known: Readonly<Record<string, object>>) {
  const before = grammarsIn(known);
  const languages = copyOf(before) as Languages;
  const nameOf = new Map<unknown, string>();
  for (const [name, grammar] of Object.entries(languages)) if (!nameOf.has(grammar)) nameOf.set(grammar, name);
  const hooks: string[] = [];
  // Record only hooks that change tokens. Other hooks change Prism's HTML, which Lectern doesn't use.
  const noted = (name: string) => void (name.endsWith('tokenize') && hooks.push(name));
  const helpers = {
    extend: (name: string, more: Grammar) => Object.assign(copyOf(languages[name] ?? {}) as Grammar, more),
    insertBefore: (inside: string, at: string, more: Grammar, root: Languages = languages) =>
      insertBefore(root[inside] as Grammar, at, more),
    DFS: () => undefined,
  };
  for (const [name, value] of Object.entries(helpers)) Object.defineProperty(languages, name, { value });
  const prism = {
    languages,
    hooks: { all: {}, add: noted, run: () => undefined },
    plugins: {},
    manual: true,
    disableWorkerMessageHandler: true,
    util: { clone: copyOf, type: (value: unknown) => Object.prototype.toString.call(value).slice(8, -1) },
    Token: function Token() {},
  };
  return {
    /** The copy of Prism for modules that add grammars. */
    prism,
    /** Names of the token hooks that modules have registered. */
    hooks,
    /** @returns the added and changed grammars; undefined without changes */
    changes(): GrammarData | undefined {
      const now = grammarsIn(languages);
      const changed = Object.keys(now).filter((name) => !isAlike(before[name], now[name], new Map()));
      if (changed.length === 0) return undefined;
      const kept = new Map([...nameOf].filter(([, name]) => !changed.includes(name)));
      return encode(Object.fromEntries(changed.map((name) => [name, now[name]])), kept);
    },
  };
}

/** Returns only the grammars: Prism stores functions in the same object. */
function grammarsIn(languages: object): Languages {
  return Object.fromEntries(Object.entries(languages).filter(([, each]) => typeof each === 'object' && each !== null));
}

function copyOf(value: unknown, copies = new Map<unknown, unknown>()): unknown {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const known = copies.get(value);
  if (known !== undefined) return known;
  const copy: object = Array.isArray(value) ? [] : {};
  copies.set(value, copy);
  // Some grammars have helper functions. They must stay non-enumerable, so that `for … in` over tokens skips them.
  for (const [name, { value: inner, enumerable }] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (Array.isArray(value) && name === 'length') continue;
    Object.defineProperty(copy, name, {
      value: copyOf(inner, copies),
      enumerable: enumerable ?? true,
      writable: true,
      configurable: true,
    });
  }
  return copy;
}

/**
 * Inserts tokens before another token; existing tokens with the same names are replaced. The grammar is
 * changed in place, because other grammars refer to it.
 */
function insertBefore(grammar: Grammar, at: string, more: Grammar): Grammar {
  const tokens = Object.entries(grammar);
  for (const [name] of tokens) delete grammar[name];
  for (const [name, token] of tokens) {
    if (name === at) Object.assign(grammar, more);
    if (!Object.hasOwn(more, name)) grammar[name] = token;
  }
  return grammar;
}

/**
 * Whether two values of grammars are equal.
 *
 * @param pairs pairs whose comparison is in progress. They count as equal, because grammars may contain themselves
 */
function isAlike(one: unknown, other: unknown, pairs: Map<unknown, unknown>): boolean {
  if (one === other || pairs.get(one) === other) return one !== undefined || other === undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof RegExp || other instanceof RegExp) return String(one) === String(other);
  pairs.set(one, other);
  const names = Object.keys(one);
  const theirs = Object.keys(other);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === theirs.length &&
    // Compare the order of tokens as well, because Prism matches them in order.
    names.every(
      (name, index) => name === theirs[index] && isAlike((one as Grammar)[name], (other as Grammar)[name], pairs),
    )
  );
}

/**
 * Converts grammars to data.
 *
 * @param known built-in grammars. Each is encoded as its name
 */
function encode(grammars: Languages, known: ReadonlyMap<unknown, string>): GrammarData {
  const nodes: GrammarNode[] = [];
  const places = new Map<unknown, number>();
  const add = (value: unknown): number => {
    const isObject = typeof value === 'object' && value !== null;
    const before = isObject ? places.get(value) : undefined;
    if (before !== undefined) return before;
    const place = nodes.push(['value', null]) - 1;
    if (isObject) places.set(value, place);
    nodes[place] = nodeOf(value);
    return place;
  };
  const nodeOf = (value: unknown): GrammarNode => {
    const name = known.get(value);
    if (name !== undefined) return ['language', name];
    if (value instanceof RegExp) return ['regex', value.source, value.flags];
    if (Array.isArray(value)) return ['list', ...value.map(add)];
    if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value).filter(([, each]) => each !== undefined && typeof each !== 'function');
      return ['object', Object.fromEntries(members.map(([key, each]) => [key, add(each)]))];
    }
    return ['value', value as string | number | boolean | null];
  };
  return { languages: Object.fromEntries(Object.entries(grammars).map(([name, each]) => [name, add(each)])), nodes };
}
