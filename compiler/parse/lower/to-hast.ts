import type { Element, Nodes as HastNodes, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Definition, FootnoteDefinition, Nodes, Root, Text } from 'mdast';
import { defaultHandlers, toHast as mdastToHast } from 'mdast-util-to-hast';
import type { Handler, Handlers, State } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { visitBlocks } from '../tree/visit.ts';

/**
 * Makes HTML's tree (hast) of Markdown's, with the raw HTML between read as a browser would.
 *
 * @param text what the places in the tree are of
 */
export function toHast(tree: Root, text: string, handlers: Handlers = {}): HastRoot {
  let hasRaw = false;
  const html: Handler = (state, node) => {
    hasRaw = true;
    return defaultHandlers.html(state, node);
  };
  const definitions: Root = { type: 'root', children: definitionsIn(tree) };
  // The library walks what it is given for definitions, at a price; so it is given nothing else, and the tree at its root.
  const root = ((state, node: Root) => {
    // A tree that a plugin has put into the tree.
    if (node !== definitions) return state.all(node);
    state.patch = sharePosition;
    state.footnoteOrder = new Identifiers();
    return defaultHandlers.root(state, tree);
  }) as (state: State, node: Root) => unknown as Handler;
  const hast = mdastToHast(definitions, {
    allowDangerousHtml: true,
    handlers: { html, text: plainText, ...handlers, root },
  }) as HastRoot;
  // Reading the whole tree again is only worth it where there is raw HTML.
  if (!hasRaw) return hast;
  return raw(hast, { file: new VFile(text), passThrough: ['component'] }) as HastRoot;
}

function definitionsIn(tree: Root): (Definition | FootnoteDefinition)[] {
  const definitions: (Definition | FootnoteDefinition)[] = [];
  visitBlocks(tree, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node);
  });
  return definitions;
}

// Nothing changes places, so they need not be copied.
function sharePosition(from: Nodes, to: HastNodes): undefined {
  if (from.position) to.position = from.position;
}

// Most texts have no line to be trimmed.
const plainText: Handler = (state, node: Text) => {
  if (node.data || /^[ \t]|[ \t]$|\n/.test(node.value)) return defaultHandlers.text(state, node);
  return { type: 'text', value: node.value };
};

/** The library asks for the place of every footnote, which in a list takes longer the more there are. */
class Identifiers extends Array<string> {
  readonly #places = new Map<string, number>();

  override push(identifier: string): number {
    this.#places.set(identifier, this.length);
    return super.push(identifier);
  }

  override indexOf(identifier: string): number {
    return this.#places.get(identifier) ?? -1;
  }
}

/** Marks an element as made of Markdown syntax; reading raw HTML keeps nothing but tags and attributes. */
export const markdownMark = 'dataMarkdown';

export function markAsMarkdown(element: Element): Element {
  return { ...element, properties: { ...element.properties, [markdownMark]: '' } };
}
