import type { BodyNode } from '../../corpus/schema/index.ts';
import type { Component } from './component.ts';
import { components } from './components.ts';

/** Components that few pages need. Each is loaded on demand. */
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
 * Loads the on-demand components that some nodes use, so that the page is complete when it is rendered.
 *
 * @param hasCode whether the page has code, because code may render more components
 * @throws if a component fails to load
 */
export async function loadComponents(nodes: BodyNode[], hasCode: boolean): Promise<void> {
  const missing = Object.keys(rare).filter(
    (name) => !Object.hasOwn(components, name) && (hasCode || containsComponent(nodes, name)),
  );
  await Promise.all(missing.map(async (name) => (components[name] = await rare[name]!())));
}

/** @returns whether some nodes contain a component that is loaded on demand */
export function containsRareComponent(nodes: BodyNode[]): boolean {
  return nodes.some(
    (node) =>
      node.type !== 'text' &&
      ((node.type === 'component' && Object.hasOwn(rare, node.name)) || containsRareComponent(node.children)),
  );
}

function containsComponent(nodes: BodyNode[], name: string): boolean {
  return nodes.some(
    (node) =>
      node.type !== 'text' &&
      ((node.type === 'component' && node.name === name) || containsComponent(node.children, name)),
  );
}
