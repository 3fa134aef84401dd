import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { navigationKind } from '../navigation/navigation-kind.ts';

/** What a line of text has at most, in characters, and how high it is at least, in CSS pixels. */
interface Line {
  length: number;
  height: number;
}

/** A line in the narrowest preset. */
const shortestLine: Line = { length: 95, height: 24 };
const codeHeight = 19;
/** Letters of a text are at least so wide on average, in parts of the size of the text. */
const letterWidth = 0.42;
/** Between blocks, at least. */
const gap = 12;

/**
 * How many nodes of a text are drawn first where a link is followed: a reader waits for what fills the window, and
 * nothing below the window moves what is in it.
 *
 * @returns nothing where all of it is drawn at once: it is short, or code of its own may look for the rest
 */
export function firstNodes(page: Page): number | undefined {
  if (page.code || !('body' in page)) return undefined;
  const bar = document.querySelector('.navbar')?.clientHeight ?? 0;
  return nodesOfHeight(page.body.children, window.innerHeight - bar, shownLine());
}

/** @returns whether the reader has followed a link to the beginning of a page: elsewhere all of it is drawn at once */
export function isAtBeginning(): boolean {
  return navigationKind() === 'push' && location.hash === '';
}

/** @returns what a line of the text has that is on the screen, which the next one will most likely have too */
function shownLine(): Line {
  const text = document.querySelector('#main .prose > p');
  if (!text) return shortestLine;
  const { lineHeight, fontSize } = getComputedStyle(text);
  const height = Number.parseFloat(lineHeight) || shortestLine.height;
  return { height, length: Math.ceil(text.clientWidth / (Number.parseFloat(fontSize) * letterWidth)) };
}

/** @returns how many nodes are higher than that in any case; undefined where all of them may not be */
export function nodesOfHeight(nodes: readonly BodyNode[], wanted: number, line = shortestLine): number | undefined {
  let height = 0;
  const last = nodes.findIndex((node) => (height += leastHeight(node, line) + gap) > wanted);
  return last < 0 ? undefined : last + 1;
}

function leastHeight(node: BodyNode, line: Line): number {
  if (node.type === 'text') return 0;
  if (node.type === 'component') {
    const { code } = node.props;
    // Of tabs one is shown, and what opens may be closed.
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
