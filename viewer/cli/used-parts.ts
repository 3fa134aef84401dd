import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { nameOfLanguage } from '../../corpus/search/language/stem.ts';

/**
 * Collects the optional features (parts) of the viewer that a site needs, such as `math`. Files of other features are
 * not copied.
 */
export interface UsedParts {
  add(page: Page): void;
  /** @param part the name of an optional feature in `viewer.json` */
  has(part: string): boolean;
}

export function openUsedParts(site: SiteFile): UsedParts {
  const used = new Set<string>();
  if (site.search) used.add(`${site.search.kind}-search`);
  if (site.search?.kind === 'embedded')
    for (const { htmlLang } of site.locales) used.add(`${nameOfLanguage(htmlLang)}-search`);
  let hasCode = site.theme?.modules !== undefined || Object.keys(site.theme?.slots ?? {}).length > 0;
  find(site, used);
  return {
    add(page) {
      hasCode ||= page.code !== undefined;
      find(page, used);
    },
    // Code can use any component, so a site with code needs all parts except `dev` and the searches.
    has: (part) => used.has(part) || (hasCode && !/^(?:dev|.*-search)$/.test(part)),
  };
}

/** Adds the components in a file's nodes, and `math` if it contains a formula. */
function find(value: unknown, used: Set<string>): void {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    const { type, name, className } = next as Record<string, unknown>;
    if (type === 'component' && typeof name === 'string') used.add(name);
    if ([className].flat().includes('katex')) used.add('math');
    pending.push(...Object.values(next));
  }
}
