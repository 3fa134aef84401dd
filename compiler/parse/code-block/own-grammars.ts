import { sameText } from '../../values/same-text.ts';

/** A Prism grammar: token name → definition. */
export type Grammar = Record<string, unknown>;

/**
 * One value of a grammar as JSON. The first item is its type. `value` is the type of strings, numbers, booleans and
 * null. Lists and objects refer to their members by index into `GrammarData.nodes`.
 */
export type GrammarNode =
  | ['regex', source: string, flags: string]
  | ['list', ...items: number[]]
  | ['object', members: Record<string, number>]
  | ['language', name: string]
  | ['value', value: string | number | boolean | null];

/** Grammars that a site adds or changes: language → index into `nodes`. */
export interface GrammarData {
  languages: Record<string, number>;
  nodes: GrammarNode[];
}

/** The grammars of a site. */
export interface OwnGrammars {
  /** A number that identifies this set of grammars in this process. Keys of caches in memory contain it. */
  id: number;
  languages: Record<string, Grammar>;
}

/**
 * Cache: JSON of grammars → grammars. The limit is the total length in characters. It is large enough for several
 * sites in one process.
 */
const remembered = sameText<OwnGrammars>(4_000_000);
let lastId = 0;

/**
 * Rebuilds a site's grammars from their JSON.
 *
 * @param text `GrammarData` as JSON
 * @param known the built-in grammars, by language
 */
export function readGrammars(text: string, known: Readonly<Record<string, object>>): OwnGrammars {
  return remembered(text, () => grammarsIn(JSON.parse(text) as GrammarData, known));
}

function grammarsIn({ languages, nodes }: GrammarData, known: Readonly<Record<string, object>>): OwnGrammars {
  const values = nodes.map((node): unknown => {
    if (node[0] === 'regex') return new RegExp(node[1], node[2]);
    if (node[0] === 'language') return known[node[1]];
    return node[0] === 'list' ? [] : node[0] === 'object' ? {} : node[1];
  });
  // Grammars may refer to themselves, so all nodes are created before their members are set.
  for (const [index, node] of nodes.entries()) {
    if (node[0] === 'list') (values[index] as unknown[]).push(...node.slice(1).map((item) => values[item as number]));
    if (node[0] === 'object')
      for (const [name, member] of Object.entries(node[1])) (values[index] as Grammar)[name] = values[member];
  }
  const named = Object.entries(languages).map(([name, index]) => [name, values[index] as Grammar]);
  return { id: (lastId += 1), languages: Object.fromEntries(named) };
}
