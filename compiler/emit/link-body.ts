import type { BodyComponent, BodyElement, BodyNode, Card, Json } from '../corpus/index.ts';
import type { LinkedPage, ResolvedReference } from '../link/link.ts';
import type { Marked } from '../parse/document.ts';
import type { Emission } from './emission.ts';

/** A page whose body is to be put together. */
interface Page {
  linked: LinkedPage;
  /** What a card list without items of its own shows. */
  cards: readonly Card[];
}

/**
 * The body of a source as readers see it: every reference resolved, partials in place, card lists filled.
 * The document's own tree is not changed.
 *
 * @param pick takes what is wanted of the top-level nodes; all when absent
 */
export async function linkBody(
  source: string,
  page: Page,
  emission: Emission,
  pick: (nodes: BodyNode[]) => BodyNode[] = (nodes) => nodes,
): Promise<BodyNode[]> {
  const { children } = await emission.readBody(source);
  return linkNodes(pick(children), source, page, emission);
}

async function linkNodes(nodes: BodyNode[], source: string, page: Page, emission: Emission): Promise<BodyNode[]> {
  const linked: BodyNode[] = [];
  for (const node of nodes) linked.push(...(await linkNode(node, source, page, emission)));
  return linked;
}

async function linkNode(node: BodyNode & Marked, source: string, page: Page, emission: Emission): Promise<BodyNode[]> {
  if (node.type === 'text') return [node];
  const { references: marks = {}, ...bare } = node;
  const resolved = Object.entries(marks).map(([name, index]) => [name, page.linked.references.get(source)![index]!] as const);
  if (bare.type === 'component' && bare.name === 'Partial') return includePartial(resolved[0]?.[1], page, emission);
  const children = await linkNodes(bare.children, source, page, emission);
  if (bare.type === 'element') return [linkElement({ ...bare, children }, resolved)];
  return [linkComponent({ ...bare, children }, resolved, page)];
}

async function includePartial(resolved: ResolvedReference | undefined, page: Page, emission: Emission): Promise<BodyNode[]> {
  return resolved?.kind === 'partial' ? linkBody(resolved.source, page, emission) : [];
}

function linkElement(element: BodyElement, resolved: (readonly [string, ResolvedReference])[]): BodyElement {
  const properties = { ...element.properties };
  for (const [name, reference] of resolved) {
    if (!('href' in reference)) continue;
    properties[name] = reference.href;
    if (reference.kind !== 'file') continue;
    if (element.tagName === 'a') properties.target ??= reference.target;
    if (element.tagName === 'img' && name === 'src' && properties.width === undefined && properties.height === undefined) {
      if (reference.width !== undefined) properties.width = reference.width;
      if (reference.height !== undefined) properties.height = reference.height;
    }
  }
  return { ...element, properties };
}

function linkComponent(component: BodyComponent, resolved: (readonly [string, ResolvedReference])[], page: Page): BodyComponent {
  const props = structuredClone(component.props);
  for (const [name, reference] of resolved) if ('href' in reference) setAt(props, name.split('.'), reference.href);
  if (component.name === 'DocCardList' && props.items === undefined) props.items = page.cards.map((card) => ({ ...card }));
  return { ...component, props };
}

/** Sets a prop, or what lies within one: `sources.light`. */
function setAt(props: Record<string, Json>, [name, ...rest]: string[], value: string): void {
  const inner = props[name!];
  if (rest.length > 0 && typeof inner === 'object' && inner !== null) setAt(inner as Record<string, Json>, rest, value);
  else props[name!] = value;
}
