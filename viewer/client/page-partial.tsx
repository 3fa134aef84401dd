import { useContext, type ReactNode } from 'react';
import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import { PageContext } from '../corpus/corpus-context.ts';
import { Partial } from './page-scope.tsx';

const fragments = new WeakMap<Page, Map<string, BodyNode[]>>();

/**
 * Creates a component with which a page's code renders a partial. The body of the partial is in the page file: as the
 * children of a `Fragment` with this name.
 *
 *     const Intro = pagePartial('Intro');   …   open && <Intro name="x" />
 */
export function pagePartial(name: string): (props: Record<string, unknown>) => ReactNode {
  return function PagePartial(props) {
    const page = useContext(PageContext);
    const nodes = page && fragmentsOf(page).get(name);
    return nodes ? <Partial {...props}>{renderNodes(nodes)}</Partial> : null;
  };
}

function fragmentsOf(page: Page): Map<string, BodyNode[]> {
  const known = fragments.get(page) ?? new Map<string, BodyNode[]>();
  if (!fragments.has(page)) {
    const bodies =
      'body' in page
        ? [page.body.children]
        : 'items' in page
          ? page.items.map((item) => ('excerpt' in item ? item.excerpt : []))
          : [];
    bodies.forEach((nodes) => collect(nodes, known));
    fragments.set(page, known);
  }
  return known;
}

function collect(nodes: BodyNode[], found: Map<string, BodyNode[]>): void {
  for (const node of nodes) {
    if (node.type === 'text') continue;
    if (node.type === 'component' && node.name === 'Fragment') found.set(String(node.props.name), node.children);
    collect(node.children, found);
  }
}
