import type { BodyNode } from '../../corpus/schema/body.ts';
import type { Marked } from './document.ts';

/** Components that are gone once a body is linked. */
const placeholders = new Set(['Partial', 'Svg', 'Value']);

/** @returns the names of the components in a body that no code draws, sorted */
export function componentNamesIn(body: readonly BodyNode[]): string[] {
  const names = new Set<string>();
  const visit = (node: BodyNode & Marked): void => {
    if (node.type === 'text') return;
    if (node.type === 'component' && node.export === undefined && !placeholders.has(node.name)) names.add(node.name);
    node.children.forEach(visit);
  };
  body.forEach(visit);
  return [...names].sort();
}
