import type { SidebarItem, SiteFile } from '../../corpus/schema/index.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { sidebarParts } from '../layout/sidebar/sidebar-parts.ts';
import type { SidebarRowProps } from '../layout/sidebar/sidebar-row.tsx';
import { type Drawn, Keep } from './react/keep.ts';

/**
 * Has rows of sidebars be drawn once for all pages that they stand beside and do not lead to: on a page with a sidebar of
 * fifty rows that is half of what there is to draw.
 */
export function keepRows(): void {
  const { Row } = sidebarParts;
  /** Of another site labels may be others. */
  const drawnFor = new WeakMap<SiteFile, WeakMap<SidebarItem, Partial<Drawn>>>();
  sidebarParts.Row = function KeptRow(props: SidebarRowProps) {
    const { item, isActive } = props;
    const site = useSite();
    if (isActive) return <Row {...props} />;
    let rows = drawnFor.get(site);
    if (!rows) drawnFor.set(site, (rows = new WeakMap()));
    let drawn = rows.get(item);
    if (!drawn) rows.set(item, (drawn = {}));
    return (
      <Keep drawn={drawn}>
        <Row {...props} />
      </Keep>
    );
  };
}
