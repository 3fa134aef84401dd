import { refractor } from 'refractor/core';

type Grammar = Record<string, unknown>;

// Prism puts tokens into a grammar by making another one in its stead, and goes over all grammars there are to find
// who refers to the old one: several hundred times as they are loaded. When the one there is changes there is nothing
// to look for. It then reaches the few places, too, where Prism leaves the old one: C++ within C++, C# within Razor.
refractor.languages.insertBefore = insertBefore as never;

/** Puts tokens before another into the grammar that `root` has by the name `inside`; those of the same names go. */
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
  // From the end: an object that loses what came last to it stays a fast one.
  for (const [name] of moved.toReversed()) delete grammar[name];
  for (const [name, token] of moved) {
    if (name === before) Object.assign(grammar, insert);
    if (!Object.hasOwn(insert, name)) grammar[name] = token;
  }
  return grammar;
}
