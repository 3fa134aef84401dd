import { fromHtml } from 'hast-util-from-html';
import type { BodyNode } from '../../corpus/schema/body.ts';
import { maxDepth, type SafetyProblem } from './safety.ts';
import { settleTree } from './settle-tree.ts';
import { toBody } from './to-body.ts';
import { htmlVoidElements } from './nesting-rules.ts';

/**
 * Converts HTML from the config (footer, announcement, sidebar items) to body nodes. Unsafe HTML is removed. HTML that
 * is nested too deeply is shown as text.
 *
 * @param onProblem called for each unsafe element or attribute
 */
export function lowerHtml(html: string, onProblem?: (problem: SafetyProblem) => void): BodyNode[] {
  if (tagDepth(html).depth > maxDepth) return [{ type: 'text', value: html }];
  return toBody(settleTree(fromHtml(html, { fragment: true }).children), { onProblem });
}

/**
 * Elements whose closing tag may be missing, because the next element of the same kind closes them. They don't count
 * for the depth.
 */
const selfEnding = new Set(['p', 'li', 'dt', 'dd', 'option', 'optgroup', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot']);

/**
 * Computes the depth of nested tags in one pass, to check HTML before a recursive parser runs.
 *
 * @returns the maximum depth, and the offset of the first tag with that depth
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
