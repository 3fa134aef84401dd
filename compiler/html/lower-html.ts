import { fromHtml } from 'hast-util-from-html';
import type { BodyNode } from '../../corpus/schema/body.ts';
import { maxDepth, type SafetyFault } from './safety.ts';
import { settleTree } from './settle-tree.ts';
import { toBody } from './to-body.ts';
import { htmlVoidElements } from './nesting-rules.ts';

/**
 * Converts HTML from the config (a footer, an announcement, a sidebar item) to nodes of a body. Unsafe HTML
 * is left out; HTML that is nested too deeply is shown as text.
 *
 * @param onFault called for unsafe HTML
 */
export function lowerHtml(html: string, onFault?: (fault: SafetyFault) => void): BodyNode[] {
  if (tagDepth(html).depth > maxDepth) return [{ type: 'text', value: html }];
  return toBody(settleTree(fromHtml(html, { fragment: true }).children), { onFault });
}

/** Elements that end at the next element of their kind, so a missing closing tag adds no depth. */
const selfEnding = new Set(['p', 'li', 'dt', 'dd', 'option', 'optgroup', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot']);

/**
 * Computes the maximum depth of the tags in HTML in one pass, before a recursive parser reads it.
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
