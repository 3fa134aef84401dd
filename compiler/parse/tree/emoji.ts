import { nameToEmoji } from 'gemoji';
import type { Nodes, Root, Text } from 'mdast';
import { visit } from './visit.ts';

// Letters of scripts that have no spaces between words. An emoji name may be directly next to such a letter.
const notSpaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const letter = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * Matches emoji names at word boundaries: `:tada:`, `(:+1::tada:)`.
 *
 *     array::key::value   fe80:a:b:c   /users/:id:/posts
 *           ^                  ^              ^ not names: within a word, within a path
 */
const names = new RegExp(
  String.raw`(?<!(?![${notSpaced}])${letter}|:|(?<!:)[/\\])(?::[+-]?[\w-]+:)+(?!(?![${notSpaced}])${letter}|:)`,
  'gu',
);
/** Temporary replacement for colons that are not emoji syntax. Markdown text never contains this character. */
const literalColon = '\0';

/**
 * Replaces emoji names in text with emoji. Unknown names, names within a word or path, names written with `\:`, and
 * text of bare addresses are unchanged.
 *
 * @param source the source of the tree
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

/** @returns the value of a text node, with `literalColon` for each colon that is escaped or an HTML entity */
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
