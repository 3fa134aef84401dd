import { catalogue } from './catalogue.ts';
import type { Finding } from './diagnostic.ts';

/**
 * @param head of a document
 * @returns whether an error, such as a plugin that throws, left nothing of the document. What the text contains is
 *   unknown then, so nothing is missing from it
 */
export function hasNoText(head: {
  findings: readonly Finding[];
  outline: readonly unknown[];
  anchors: readonly unknown[];
}): boolean {
  if (head.outline.length > 0 || head.anchors.length > 0) return false;
  return head.findings.some(({ rule, severity }) => severity === 'error' && !catalogue[rule].isAdjustable);
}
