import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { navigationKind } from '../navigation/navigation-kind.ts';

/** What a line of text has at most, in characters, and how high it is at least, in CSS pixels: also in a narrow preset. */
const line = { length: 95, height: 24, codeHeight: 19 };
/** Between blocks, at least. */
const gap = 12;

/**
 * How many nodes of a text are drawn first where a link was followed: a reader waits for what fills the window, and
 * nothing below the window moves what is in it.
 *
 * @returns nothing where all of it is drawn at once: it is short, the reader goes to a place in it, or code of its own may
 *   look for the rest
 */
export function firstNodes(page: Page): number | undefined {
  if (navigationKind() !== 'push' || location.hash !== '' || page.code || !('body' in page)) return undefined;
  return nodesOfHeight(page.body.children, window.innerHeight);
}

/** @returns how many nodes are higher than that in any case; undefined where all of them may not be */
export function nodesOfHeight(nodes: readonly BodyNode[], wanted: number): number | undefined {
  let height = 0;
  const last = nodes.findIndex((node) => (height += leastHeight(node) + gap) > wanted);
  return last < 0 ? undefined : last + 1;
}

function leastHeight(node: BodyNode): number {
  if (node.type === 'text') return 0;
  if (node.type === 'component') {
    const { code } = node.props;
    // Of tabs one is shown, and what opens may be closed.
    return typeof code === 'string' ? code.split('\n').length * line.codeHeight : line.height;
  }
  if (/^(?:ul|ol|table|thead|tbody|blockquote|div|section)$/.test(node.tagName))
    return node.children.reduce((sum, child) => sum + leastHeight(child), 0);
  if (node.tagName === 'tr') return line.height;
  return Math.ceil(lengthOf(node) / line.length) * line.height;
}

function lengthOf(node: BodyNode): number {
  if (node.type === 'text') return node.value.length;
  return node.children.reduce((sum, child) => sum + lengthOf(child), 0);
}
