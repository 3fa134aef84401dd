import { nameToEmoji } from 'gemoji';
import type { Nodes, Root, Text } from 'mdast';
import { visit } from './visit.ts';

// Scripts without blanks between words have a border at every letter.
const notSpaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const letter = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * Names at word borders: `:tada:`, `(:+1::tada:)`.
 *
 *     array::key::value   fe80:a:b:c   /users/:id:/posts
 *           ^                  ^              ^ no names: within a word, within a path
 */
const names = new RegExp(
  String.raw`(?<!(?![${notSpaced}])${letter}|:|(?<!:)[/\\])(?::[+-]?[\w-]+:)+(?!(?![${notSpaced}])${letter}|:)`,
  'gu',
);
/** Stands for a colon that is no mark, while names are looked for. Text of Markdown never contains it. */
const literalColon = '\0';

/**
 * Expands names of emoji in text. A name that is unknown, within a word or path, or written with `\:` is unchanged, as is
 * the text of a bare address.
 *
 * @param source the text that the tree was made of
 */
export function expandEmoji(tree: Root, source: string): void {
  visit(tree, 'text', (text, _, parent) => {
    if (!text.value.includes(':') || (parent && isBareAddress(parent, text))) return;
    text.value = withLiteralColons(text, source)
      .replace(names, (found) => found.replace(/:([^:]+):/g, emojiOf))
      .replaceAll(literalColon, ':');
  });
}

function emojiOf(written: string, name: string): string {
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name]! : written;
}

function isBareAddress(parent: Nodes, { value }: Text): boolean {
  return parent.type === 'link' && parent.url.endsWith(value);
}

/** @returns the value of a text with `literalColon` for colons that are escaped or written as an entity */
function withLiteralColons({ value, position }: Text, source: string): string {
  const written = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  if (!/\\:|&(?:colon|#)/i.test(written)) return value;
  const colons = [...written.matchAll(/\\[!-/:-@[-`{-~]|&(?:colon|#0*58|#x0*3a);|:/gi)]
    .map(([mark]) => mark)
    .filter((mark) => !mark.startsWith('\\') || mark === '\\:');
  if (colons.length !== value.split(':').length - 1) return value;
  let at = 0;
  return value.replace(/:/g, (colon) => (colons[at++] === ':' ? colon : literalColon));
}
