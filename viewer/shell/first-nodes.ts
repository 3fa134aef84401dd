import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { navigationKind } from '../navigation/navigation-kind.ts';

/** The maximum length of a line, in characters, and its minimum height, in CSS pixels. */
interface Line {
  length: number;
  height: number;
}

/** A line in the narrowest preset. */
const shortestLine: Line = { length: 95, height: 24 };
const codeHeight = 19;
/** The minimum average width of a letter, relative to the font size. */
const letterWidth = 0.42;
/** The minimum distance between blocks. */
const gap = 12;

/**
 * Returns the number of nodes to render first when the reader follows a link. The reader waits for the nodes that fill
 * the window, and nodes below the window do not move them.
 *
 * @returns undefined to render all nodes at once: for short pages and pages with code, which may need all nodes
 */
export function firstNodes(page: Page): number | undefined {
  if (page.code || !('body' in page)) return undefined;
  const bar = document.querySelector('.navbar')?.clientHeight ?? 0;
  return nodesOfHeight(page.body.children, window.innerHeight - bar, shownLine());
}

/** @returns whether the reader followed a link to the start of a page. Otherwise all nodes are rendered at once */
export function isAtBeginning(): boolean {
  return navigationKind() === 'push' && location.hash === '';
}

/** @returns the metrics of a line of the current page, which are probably the same on the next page */
function shownLine(): Line {
  const text = document.querySelector('#main .prose > p');
  if (!text) return shortestLine;
  const { lineHeight, fontSize } = getComputedStyle(text);
  const height = Number.parseFloat(lineHeight) || shortestLine.height;
  return { height, length: Math.ceil(text.clientWidth / (Number.parseFloat(fontSize) * letterWidth)) };
}

/** @returns how many nodes are certainly higher than `wanted`; undefined if all of them may be lower */
export function nodesOfHeight(nodes: readonly BodyNode[], wanted: number, line = shortestLine): number | undefined {
  let height = 0;
  const last = nodes.findIndex((node) => (height += leastHeight(node, line) + gap) > wanted);
  return last < 0 ? undefined : last + 1;
}

function leastHeight(node: BodyNode, line: Line): number {
  if (node.type === 'text') return 0;
  if (node.type === 'component') {
    const { code } = node.props;
    // Only one tab is shown, and collapsible content may be closed.
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
