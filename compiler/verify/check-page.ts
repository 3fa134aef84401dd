import type { BodyNode, Page, Route } from '../../corpus/schema/index.ts';
import { idsOf } from '../../corpus/body/ids-of.ts';
import { shownNodes } from '../../corpus/body/nodes-of.ts';

/**
 * @param route the route of the page
 * @param hasSidebar whether a docs version has a sidebar with this name
 * @returns the errors of a page. Links are checked elsewhere
 */
export function checkPage(
  page: Page,
  route: Route | undefined,
  hasSidebar: (instance: string, version: string | undefined, sidebar: string) => boolean,
): string[] {
  const ids = new Set(idsIn(page));
  // Code can render elements with any id. So the table of contents is checked only on pages without code.
  const missing = 'toc' in page && !page.code ? page.toc.filter(({ id }) => !ids.has(id)) : [];
  const messages = missing.map(
    ({ id }) => `the table of contents links to "#${id}", but the body has no element with this id`,
  );
  if (!route) messages.push('no route leads to this page');
  else if (route.path !== page.path)
    messages.push(`the path of the page is "${page.path}", but its route has "${route.path}"`);
  else if (route.kind !== page.kind)
    messages.push(`the kind of the page is "${page.kind}", but its route has "${route.kind}"`);
  if ('context' in page) {
    const { instance, version, sidebar } = page.context;
    if (sidebar !== undefined && !hasSidebar(instance, version, sidebar))
      messages.push(`the sidebar "${sidebar}" of the page does not exist`);
  }
  return messages;
}

/** @returns the ids that occur several times on a page. Links only lead to the first */
export function repeatedIds(page: Page): string[] {
  const seen = new Set<string>();
  return [...new Set(idsIn(page).filter((id) => seen.size === seen.add(id).size))];
}

function idsIn(page: Page): string[] {
  return idsOf(withoutCode(shownNodes(page)));
}

// Removes the site's own components, but keeps their children. An `id` in their props might not be an id on the page.
function withoutCode(nodes: readonly BodyNode[]): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    if (node.type === 'text') return [];
    const children = withoutCode(node.children);
    return node.type === 'component' && node.code ? children : [{ ...node, children }];
  });
}
