import { fromHtml } from 'hast-util-from-html';
import type { BodyNode } from '../../corpus/schema/body.ts';
import { maxDepth } from './safety.ts';
import { tagDepth } from './tag-depth.ts';
import { toBody } from './to-body.ts';

/**
 * Makes nodes of a body of some HTML from the config (a footer, an announcement, a sidebar's item). What could run
 * code is left out; markup nested beyond all reason is shown as text.
 */
export function lowerHtml(html: string): BodyNode[] {
  if (tagDepth(html).depth > maxDepth) return [{ type: 'text', value: html }];
  return toBody(fromHtml(html, { fragment: true }).children);
}
