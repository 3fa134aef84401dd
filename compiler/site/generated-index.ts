import type { PageLink } from '../../corpus/schema/index.ts';
import { noMemory, type Memory } from '../memory.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import type { GeneratedIndex } from './site.ts';
import type { SettledCategory, SettledItem } from './sidebars/items.ts';
import type { Sidebars } from './sidebars/read-sidebars.ts';
import type { SidebarIndex } from './sidebars/sidebar-index.ts';
import type { Stop } from './sidebars/stops.ts';

/** @returns the pages made for categories, in the order of the sidebars */
export function generatedIndexes(
  sidebars: Sidebars,
  index: SidebarIndex,
  withBreadcrumbs: boolean,
  known: Memory = noMemory,
): GeneratedIndex[] {
  return [...sidebars].flatMap(([sidebar, items]) =>
    known
      .keep(`categories of ${sidebar}`, [items], () => categoriesOf(items))
      .flatMap(({ link, label }): GeneratedIndex[] => {
        if (link?.type !== 'generated-index') return [];
        const { path, title = label, description, image, keywords } = link;
        const standing = index.standing(sidebar, encodePath(path));
        // Unlike docs, these pages do lead to unlisted neighbours: so it is in Docusaurus.
        const way = index.stops.get(sidebar)!;
        const place = way.findIndex((stop) => stop.docId === undefined && stop.path === path);
        return [
          {
            path,
            title,
            description,
            image,
            keywords,
            sidebar,
            cards: index.cards(sidebar, encodePath(path)),
            breadcrumbs: (withBreadcrumbs && standing?.breadcrumbs) || [],
            previous: pageLink(way[place - 1]),
            next: pageLink(way[place + 1]),
          },
        ];
      }),
  );
}

function categoriesOf(items: SettledItem[]): SettledCategory[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesOf(item.items)] : []));
}

function pageLink(stop: Stop | undefined): PageLink | undefined {
  return stop && { path: stop.path, title: stop.title };
}
