import type { BodyNode, Json } from '../../../corpus/schema/index.ts';
import { idOf, idsOf } from '../../../corpus/body/ids-of.ts';
import { decodeId, idInHash } from '../../../corpus/url/pathname.ts';

/** Properties that contain ids of other nodes, separated by spaces. */
const idReferences = ['htmlFor', 'ariaDescribedBy', 'ariaLabelledBy', 'ariaControls', 'headers', 'list'];

/** Returns the new name of an id; undefined for an id outside of the renamed nodes. */
export type Rename = (id: string) => string | undefined;

/**
 * Renames the ids of an excerpt, so that one page can contain several excerpts. A link to an id outside of the excerpt
 * becomes a link to the post's page.
 *
 * @param suffix appended to each id
 * @param postHref address of the post's page
 */
export function suffixIds(nodes: readonly BodyNode[], suffix: string, postHref: string): BodyNode[] {
  const ids = new Set(idsOf(nodes));
  return renameIds(nodes, (id) => (ids.has(id) ? id + suffix : undefined), postHref);
}

/**
 * @param elsewhere address of the page that contains the ids without a new name; empty for this page
 * @returns the nodes with renamed ids and adjusted links
 */
export function renameIds(nodes: readonly BodyNode[], rename: Rename, elsewhere = ''): BodyNode[] {
  return nodes.map((node) => {
    if (node.type === 'text') return node;
    return { ...renameInNode(node, rename, elsewhere), children: renameIds(node.children, rename, elsewhere) };
  });
}

/** Renames ids in a node, but not in its children. */
export function renameInNode<Node extends BodyNode>(node: Node, rename: Rename, elsewhere = ''): Node {
  if (node.type === 'text') return node;
  if (node.type === 'element') return { ...node, properties: renameIn(node.properties, rename, elsewhere, true) };
  const props = renameIn(node.props, rename, elsewhere, false);
  // The `id` of a `Term` is a glossary key.
  return { ...node, props: idOf(node) === undefined ? { ...props, ...pickId(node.props) } : props };
}

function pickId({ id }: Record<string, Json>): Record<string, Json> {
  return id === undefined ? {} : { id };
}

/** Renames the id in an address: `#part:~:text=a` → `#part-1:~:text=a`. */
export function renameInHref(href: string, rename: Rename, elsewhere = ''): string {
  const id = idInHash(href);
  if (!/^#./.test(href) || id === '') return href;
  const renamed = rename(decodeId(id));
  if (renamed === undefined) return elsewhere + href;
  return renamed === decodeId(id) ? href : `#${encodeURIComponent(renamed)}${href.slice(1 + id.length)}`;
}

function renameIn<Properties extends Record<string, unknown>>(
  properties: Properties,
  rename: Rename,
  elsewhere: string,
  isElement: boolean,
): Properties {
  const renamed = (id: string) => rename(id) ?? id;
  const renameUrls = (value: string) =>
    value.replace(/(url\(["']?#)([^"')]+)/g, (_, start: string, id: string) => start + renamed(id));
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      if (name === 'id' && typeof value === 'string') return [name, renamed(value)];
      if (idReferences.includes(name)) return [name, renameAll(value, renamed)];
      if (typeof value !== 'string') return [name, value];
      if (name === 'href' || name === 'xLinkHref') return [name, renameInHref(value, rename, elsewhere)];
      return [name, isElement ? renameUrls(value) : value];
    }),
  ) as Properties;
}

function renameAll(value: unknown, rename: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((id: unknown) => renameAll(id, rename));
  return typeof value === 'string' ? value.split(' ').map(rename).join(' ') : value;
}
