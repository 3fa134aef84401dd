import { nameToEmoji } from 'gemoji';
import type { Root } from 'mdast';
import { visit } from './visit.ts';

/** Expands `:tada:` in text; a name that no emoji has stays as it is. */
export function expandEmoji(tree: Root): void {
  visit(tree, 'text', (text) => {
    if (!text.value.includes(':')) return;
    text.value = text.value.replace(/:([+-]?[\w-]+):/g, (written, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name]! : written,
    );
  });
}
