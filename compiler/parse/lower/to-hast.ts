import type { Element, Nodes as HastNodes, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Definition, FootnoteDefinition, Nodes, Root, Text } from 'mdast';
import { defaultHandlers, toHast as mdastToHast } from 'mdast-util-to-hast';
import type { Handler, Handlers, State } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { visitBlocks } from '../tree/visit.ts';

/**
 * Converts a Markdown tree to an HTML tree (hast), and parses raw HTML as browsers do.
 *
 * @param text the source of the tree
 */
export function toHast(tree: Root, text: string, handlers: Handlers = {}): HastRoot {
  let hasRaw = false;
  const html: Handler = (state, node) => {
    hasRaw = true;
    return defaultHandlers.html(state, node);
  };
  const definitions: Root = { type: 'root', children: definitionsIn(tree) };
  // mdast-util-to-hast searches its input for definitions, which is slow for a whole tree. So the input contains only
  // the definitions, and the root handler below converts the tree.
  const root = ((state, node: Root) => {
    // A plugin may insert a root node into the tree.
    if (node !== definitions) return state.all(node);
    state.patch = sharePosition;
    state.footnoteOrder = new Identifiers();
    return defaultHandlers.root(state, tree);
  }) as (state: State, node: Root) => unknown as Handler;
  const hast = mdastToHast(definitions, {
    allowDangerousHtml: true,
    handlers: { html, text: plainText, ...handlers, root },
  }) as HastRoot;
  // If the tree contains raw HTML, it is parsed again, as browsers parse HTML.
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

// Returns a node's position without copying it. Later steps never change a position, so nodes can share the object.
function sharePosition(from: Nodes, to: HastNodes): undefined {
  if (from.position) to.position = from.position;
}

// Replaces the library's handler, which trims the lines of all text nodes. Few text nodes need trimming.
const plainText: Handler = (state, node: Text) => {
  if (node.data || /^[ \t]|[ \t]$|\n/.test(node.value)) return defaultHandlers.text(state, node);
  return { type: 'text', value: node.value };
};

/** An array with a fast `indexOf`, because the library looks up every footnote in it. */
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

/**
 * Marks elements from Markdown syntax. The mark is an attribute, because parsing raw HTML preserves only tags and
 * attributes.
 */
export const markdownMark = 'dataMarkdown';

export function markAsMarkdown(element: Element): Element {
  return { ...element, properties: { ...element.properties, [markdownMark]: '' } };
}
