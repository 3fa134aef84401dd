import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { navigationKind } from '../navigation/navigation-kind.ts';

/** A line of text: its maximum number of characters, and its minimum height in CSS pixels. */
interface Line {
  length: number;
  height: number;
}

/** The longest and lowest line in any preset of the theme. Estimates with it are never higher than the rendered text. */
const shortestLine: Line = { length: 95, height: 24 };
const codeHeight = 19;
/** The minimum average width of a letter, as a factor of the font size. */
const letterWidth = 0.42;
/** The minimum distance between two blocks, in CSS pixels. */
const gap = 12;

/**
 * Returns the number of nodes that fill the window. When the reader follows a link, the viewer renders these nodes
 * first, and the nodes below the window later.
 *
 * @returns undefined if all nodes must be rendered at once: the page is short, or its code may need all nodes
 */
export function firstNodes(page: Page): number | undefined {
  if (page.code || !('body' in page)) return undefined;
  const bar = document.querySelector('.navbar')?.clientHeight ?? 0;
  return nodesOfHeight(page.body.children, window.innerHeight - bar, shownLine());
}

/**
 * @returns whether the reader followed a link to the start of a page. Only then may the rendering of nodes be
 * deferred
 */
export function isAtBeginning(): boolean {
  return navigationKind() === 'push' && location.hash === '';
}

/** @returns the size of a line on the current page, because the next page probably has the same size */
function shownLine(): Line {
  const text = document.querySelector('#main .prose > p');
  if (!text) return shortestLine;
  const { lineHeight, fontSize } = getComputedStyle(text);
  const height = Number.parseFloat(lineHeight) || shortestLine.height;
  return { height, length: Math.ceil(text.clientWidth / (Number.parseFloat(fontSize) * letterWidth)) };
}

/**
 * @returns the number of nodes that are at least `requested` pixels high; undefined if all nodes may be less high
 */
export function nodesOfHeight(nodes: readonly BodyNode[], requested: number, line = shortestLine): number | undefined {
  let height = 0;
  const last = nodes.findIndex((node) => (height += leastHeight(node, line) + gap) > requested);
  return last < 0 ? undefined : last + 1;
}

function leastHeight(node: BodyNode, line: Line): number {
  if (node.type === 'text') return 0;
  if (node.type === 'component') {
    const { code } = node.props;
    // Ignores the children of other components, because a component may display only some of its children, as tabs
    // do.
    return typeof code === 'string' ? code.split('\n').length * codeHeight : line.height;
  }
  if (/^(?:ul|ol|table|thead|tbody|blockquote|div|section)$/.test(node.tagName))
    return node.children.reduce((sum, child) => sum + leastHeight(child, line), 0);
  if (node.tagName === 'tr') return line.height;
  return Math.ceil(lengthOf(node) / line.length) * line.height;
}

function lengthOf(node: BodyNode): number {
  if (node.type === 'text') return node.value.length;
  return node.children.reduce((sum, child) => sum + lengthOf(child), 0);
}
