import type { BodyNode } from '../../corpus/schema/index.ts';
import type { Component } from './component.ts';
import { components } from './components.ts';

/** Components that few pages name. */
const rare: Record<string, () => Promise<Component>> = {
  ColorGenerator: async () => (await import('./components/color-generator.tsx')).ColorGenerator,
  DocCardList: async () => (await import('./components/doc-card-list.tsx')).DocCardList,
  LiveCode: async () => (await import('./components/live-code-node.tsx')).LiveCodeNode,
  Mermaid: async () => (await import('./components/mermaid-node.tsx')).Mermaid,
  Tabs: async () => (await import('./components/tabs/tab-box.tsx')).Tabs,
  Term: async () => (await import('./components/term.tsx')).Term,
  TOCInline: async () => (await import('./components/toc-inline.tsx')).TocInline,
};

/**
 * Brings the components that trees name and that are not at hand, so that the page is whole when it is shown.
 *
 * @param hasCode whether there is code beside the trees, which may show more of them
 * @throws when one can't be loaded
 */
export async function loadComponents(nodes: BodyNode[], hasCode: boolean): Promise<void> {
  const missing = Object.keys(rare).filter(
    (name) => !Object.hasOwn(components, name) && (hasCode || holdsComponent(nodes, name)),
  );
  await Promise.all(missing.map(async (name) => (components[name] = await rare[name]!())));
}

/** @returns whether trees name a component that is not at hand */
export function holdsRareComponent(nodes: BodyNode[]): boolean {
  return nodes.some(
    (node) =>
      node.type !== 'text' &&
      ((node.type === 'component' && Object.hasOwn(rare, node.name)) || holdsRareComponent(node.children)),
  );
}

function holdsComponent(nodes: BodyNode[], name: string): boolean {
  return nodes.some(
    (node) =>
      node.type !== 'text' &&
      ((node.type === 'component' && node.name === name) || holdsComponent(node.children, name)),
  );
}
