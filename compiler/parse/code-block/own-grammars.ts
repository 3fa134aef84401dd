import { sameText } from '../../same-text.ts';

/** A grammar of Prism: names of tokens, and what they are. */
export type Grammar = Record<string, unknown>;

/**
 * A value of a grammar as data: a regular expression, a list, an object, the grammar of a language that is known
 * without the site, or anything else. Lists and objects name their values by places in the list of all.
 */
export type GrammarNode =
  | ['regex', source: string, flags: string]
  | ['list', ...items: number[]]
  | ['object', members: Record<string, number>]
  | ['language', name: string]
  | ['value', value: string | number | boolean | null];

/** Grammars that a site adds or changes: where each stands among the nodes. */
export interface GrammarData {
  languages: Record<string, number>;
  nodes: GrammarNode[];
}

/** Grammars of a site. */
export interface OwnGrammars {
  /** Another one for others. */
  id: number;
  languages: Record<string, Grammar>;
}

/** Enough for the sites that are likely to be parsed by turns in one process. */
const remembered = sameText<OwnGrammars>(4_000_000);
let lastId = 0;

/**
 * @param text `GrammarData` as JSON
 * @param known the grammars that there are without the site
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
  // They may hold themselves, so they are filled when all of them are there.
  for (const [index, node] of nodes.entries()) {
    if (node[0] === 'list') (values[index] as unknown[]).push(...node.slice(1).map((item) => values[item as number]));
    if (node[0] === 'object')
      for (const [name, member] of Object.entries(node[1])) (values[index] as Grammar)[name] = values[member];
  }
  const named = Object.entries(languages).map(([name, index]) => [name, values[index] as Grammar]);
  return { id: (lastId += 1), languages: Object.fromEntries(named) };
}
