import { catalogue, isRule } from './rules/index.ts';
import type { Finding } from './diagnostic.ts';

/**
 * Whether a document has no content because of an error, such as an exception in a plugin. Checks for missing text
 * must skip the document.
 *
 * @param head head of the document
 */
export function hasNoText(head: {
  findings: readonly Finding[];
  outline: readonly unknown[];
  anchors: readonly unknown[];
}): boolean {
  if (head.outline.length > 0 || head.anchors.length > 0) return false;
  return head.findings.some(
    ({ rule, severity }) => severity === 'error' && isRule(rule) && !catalogue[rule].isAdjustable,
  );
}
