import { refractor } from 'refractor/core';

type Grammar = Record<string, unknown>;

// To insert tokens, Prism creates a new grammar, and then searches all grammars for references to the
// old one. That happens several hundred times at load time. Changing the grammar in place avoids the search.
// It also updates the few references that Prism misses: C++ within C++, C# within Razor.
refractor.languages.insertBefore = insertBefore as never;

/** Inserts tokens before another token of the grammar `root[inside]`, and removes older tokens with the same names. */
function insertBefore(
  inside: string,
  before: string,
  insert: Grammar,
  root = refractor.languages as Record<string, unknown>,
): Grammar {
  const grammar = root[inside] as Grammar;
  const tokens = Object.entries(grammar);
  const start = tokens.findIndex(([name]) => name === before || Object.hasOwn(insert, name));
  const moved = start < 0 ? [] : tokens.slice(start);
  // In reverse order: engines keep an object fast if its last property is deleted.
  for (const [name] of moved.toReversed()) delete grammar[name];
  for (const [name, token] of moved) {
    if (name === before) Object.assign(grammar, insert);
    if (!Object.hasOwn(insert, name)) grammar[name] = token;
  }
  return grammar;
}
