import { catalogue } from './catalogue.ts';
import type { Finding } from './diagnostic.ts';

/**
 * @param head the head of a document
 * @returns whether an error, for example a plugin that throws, left the document without content. Its text is unknown
 * then, so nothing is missing from it
 */
export function hasNoText(head: {
  findings: readonly Finding[];
  outline: readonly unknown[];
  anchors: readonly unknown[];
}): boolean {
  if (head.outline.length > 0 || head.anchors.length > 0) return false;
  return head.findings.some(({ rule, severity }) => severity === 'error' && !catalogue[rule].isAdjustable);
}
