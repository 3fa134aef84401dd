import { walk } from '../body/walk.ts';
import { sections } from '../sections.ts';
import type { BodyNode, Page } from '../types.ts';
import { textOf } from '../body/text-of.ts';
import type { PageSection } from './corpus.ts';

/**
 * Returns a section of a page.
 *
 * @param id the id of a heading; undefined for the whole page
 * @returns undefined if no heading has this id
 */
export function pageSection(page: Page, id: string | undefined): Omit<PageSection, 'markdown'> | undefined {
  const all = sections(page);
  if (id === undefined) {
    const { title, path } = page;
    const nodes = 'body' in page ? page.body.children : [];
    return { path, heading: title, depth: 1, href: encodeURI(path), above: [], nodes, text: textOf(nodes) };
  }
  const start = all.findIndex((section) => section.id === id);
  const first = all[start];
  if (!first) return undefined;
  const rest = all.slice(start + 1);
  const length = rest.findIndex(({ depth }) => depth <= first.depth);
  const parts = [first, ...(length < 0 ? rest : rest.slice(0, length))];
  const headings = headingsById(page);
  const nodes = parts.flatMap((part) => [...(headings.get(part.id!) ?? []), ...part.nodes]);
  const { heading, depth, href, above } = first;
  return { path: page.path, id, heading, depth, href, above, nodes, text: textOf(nodes) };
}

function headingsById(page: Page): Map<string, BodyNode[]> {
  const found = new Map<string, BodyNode[]>();
  if (!('body' in page)) return found;
  for (const node of walk(page.body))
    if (node.type === 'element' && /^h[2-6]$/.test(node.tagName) && typeof node.properties.id === 'string')
      found.set(node.properties.id, [node]);
  return found;
}
