import { catalogue, isRule } from './rules/index.ts';
import type { Finding } from './diagnostic.ts';

/**
 * Whether an error, such as a plugin that throws, left a document without content. The text of such a document is
 * unknown, so checks for missing text must skip it.
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
