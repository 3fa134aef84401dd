import type { BodyNode } from '../../../../corpus/index.ts';
import { textProp } from '../../../../viewer/tool-parts.ts';

export interface Definition {
  term: string;
  definition: string;
  href: string | undefined;
}

/** @returns the definition of a glossary term that the page contains; undefined if the page lacks the term */
export function findTerm(nodes: BodyNode[], id: string): Definition | undefined {
  for (const node of nodes) {
    if (node.type === 'text') continue;
    if (node.type === 'component' && node.name === 'Term' && node.props.id === id) {
      const definition = textProp(node.props, 'definition');
      if (definition !== undefined)
        return { term: textProp(node.props, 'term') ?? id, definition, href: textProp(node.props, 'href') };
    }
    const found = findTerm(node.children, id);
    if (found) return found;
  }
  return undefined;
}
