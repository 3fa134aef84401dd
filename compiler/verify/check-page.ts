import type { Page, Route } from '../../corpus/schema/index.ts';
import { checkAnchors } from './check-anchors.ts';

/**
 * @param route the one that leads to the page
 * @param hasSidebar whether a docs version has a sidebar of a name
 * @returns what is wrong with the page beside its links
 */
export function checkPage(
  page: Page,
  route: Route | undefined,
  hasSidebar: (instance: string, version: string | undefined, sidebar: string) => boolean,
): string[] {
  const messages = checkAnchors(page);
  if (!route) messages.push('no route leads to this page');
  else if (route.path !== page.path) messages.push(`its path is "${page.path}", and that of its route "${route.path}"`);
  else if (route.kind !== page.kind) messages.push(`its kind is "${page.kind}", and that of its route "${route.kind}"`);
  if ('context' in page) {
    const { instance, version, sidebar } = page.context;
    if (sidebar !== undefined && !hasSidebar(instance, version, sidebar))
      messages.push(`its sidebar "${sidebar}" does not exist`);
  }
  return messages;
}
