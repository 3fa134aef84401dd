import { fromHtml } from 'hast-util-from-html';
import type { BodyNode } from '../../corpus/schema/body.ts';
import { maxDepth, type SafetyFault } from './safety.ts';
import { settleTree } from './settle-tree.ts';
import { toBody } from './to-body.ts';
import { htmlVoidElements } from './nesting-rules.ts';

/**
 * Makes nodes of a body of some HTML from the config (a footer, an announcement, a sidebar's item). What could run
 * code is left out; markup nested beyond all reason is shown as text.
 *
 * @param onFault told of what is left out
 */
export function lowerHtml(html: string, onFault?: (fault: SafetyFault) => void): BodyNode[] {
  if (tagDepth(html).depth > maxDepth) return [{ type: 'text', value: html }];
  return toBody(settleTree(fromHtml(html, { fragment: true }).children), { onFault });
}

/** Elements that end where the next of their kind starts, so that leaving out the closing tag nests nothing. */
const selfEnding = new Set(['p', 'li', 'dt', 'dd', 'option', 'optgroup', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot']);

/**
 * How deep the tags of some HTML nest at most, counted in one pass before a recursive parser sees it.
 *
 * @returns the depth, and the offset of the tag that reaches it
 */
export function tagDepth(html: string): { depth: number; offset: number } {
  let open = 0;
  let deepest = { depth: 0, offset: 0 };
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(/<(\/?)([a-z][^\s/>]*)[^>]*>/gi)) {
    const tagName = name!.toLowerCase();
    if (htmlVoidElements.has(tagName) || selfEnding.has(tagName) || tag.endsWith('/>')) continue;
    open = slash ? Math.max(0, open - 1) : open + 1;
    if (open > deepest.depth) deepest = { depth: open, offset: index };
  }
  return deepest;
}
