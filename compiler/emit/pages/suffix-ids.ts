import type { BodyNode } from '../../../corpus/schema/index.ts';
import { idsOf } from '../../../corpus/body/nodes-of.ts';
import { decodeId, idInHash } from '../../../corpus/url/pathname.ts';

/** Properties that name ids of other nodes, several of them separated by blanks. */
const idReferences = ['htmlFor', 'ariaDescribedBy', 'ariaLabelledBy', 'ariaControls', 'headers', 'list'];

/**
 * Makes the ids of an excerpt its own, so that several excerpts can share a page, and those of a partial that stands on
 * a page again. A link to what the excerpt leaves out leads to the whole post.
 *
 * @param suffix added to each id
 * @param postHref of the page of the whole post; empty when that is this page
 */
export function suffixIds(nodes: readonly BodyNode[], suffix: string, postHref: string): BodyNode[] {
  const ids = new Set(idsOf(nodes));
  const rename = (id: string) => (ids.has(id) ? id + suffix : id);
  const renameHref = (href: string) => {
    if (!/^#./.test(href)) return href;
    const id = idInHash(href);
    return ids.has(decodeId(id)) ? `#${id}${suffix}${href.slice(1 + id.length)}` : postHref + href;
  };
  const renameUrls = (value: string) =>
    value.replace(/(url\(["']?#)([^"')]+)/g, (_, start: string, id: string) => start + rename(id));
  const renameNode = (node: BodyNode): BodyNode => {
    if (node.type === 'text') return node;
    const children = node.children.map(renameNode);
    if (node.type === 'component') return { ...node, props: renameIn(node.props, false), children };
    return { ...node, properties: renameIn(node.properties, true), children };
  };
  const renameIn = <Properties extends Record<string, unknown>>(
    properties: Properties,
    isElement: boolean,
  ): Properties =>
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => {
        if (name === 'id' && typeof value === 'string') return [name, rename(value)];
        if (idReferences.includes(name)) return [name, renameAll(value, rename)];
        if (typeof value !== 'string') return [name, value];
        if (name === 'href' || name === 'xLinkHref') return [name, renameHref(value)];
        return [name, isElement ? renameUrls(value) : value];
      }),
    ) as Properties;
  return nodes.map(renameNode);
}

function renameAll(value: unknown, rename: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((id: unknown) => renameAll(id, rename));
  return typeof value === 'string' ? value.split(' ').map(rename).join(' ') : value;
}
