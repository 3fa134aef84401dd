import type { PageLink } from '../../../corpus/schema/index.ts';
import * as graph from '../../incremental/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import type { GeneratedIndex } from '../site.ts';
import type { FinalCategory, FinalItem } from '../sidebars/items.ts';
import type { Sidebars } from '../sidebars/read-sidebars.ts';
import type { SidebarIndex } from '../sidebars/sidebar-index.ts';
import type { Stop } from '../sidebars/stops.ts';

/** A sidebar category with a generated page. */
interface Category {
  sidebar: string;
  label: string;
  link: Extract<FinalCategory['link'], { type: 'generated-index' }>;
}

/** @returns the generated pages of all categories, in sidebar order */
export function generatedIndexes(
  sidebars: () => Sidebars,
  index: SidebarIndex,
  withBreadcrumbs: () => boolean,
): () => GeneratedIndex[] {
  const categories = graph.computed('categories with pages', () =>
    [...sidebars()].flatMap(([sidebar, items]) => categoriesIn(items, sidebar)),
  );
  const page = graph.family('page of category', (place: number) => {
    const { sidebar, label, link } = categories()[place]!;
    const { path, title = label, description, image, keywords } = link;
    // As in Docusaurus, a generated page may link to an unlisted doc as its previous or next page. Docs skip unlisted
    // docs.
    const stops = index.stops(sidebar);
    const own = stops.findIndex((stop) => stop.docId === undefined && stop.path === path);
    return {
      path,
      title,
      description,
      image,
      keywords,
      sidebar,
      cards: index.cards(sidebar, encodePath(path)),
      breadcrumbs: withBreadcrumbs() ? index.breadcrumbs(sidebar, encodePath(path)) : [],
      previous: pageLink(stops[own - 1]),
      next: pageLink(stops[own + 1]),
    };
  });
  return graph.computed('pages of categories', () => categories().map((_, place) => page(place)));
}

function categoriesIn(items: readonly FinalItem[], sidebar: string): Category[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const { link, label } = item;
    const inside = categoriesIn(item.items, sidebar);
    return link?.type === 'generated-index' ? [{ sidebar, label, link }, ...inside] : inside;
  });
}

function pageLink(stop: Stop | undefined): PageLink | undefined {
  return stop && { path: stop.path, title: stop.title };
}
