import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Json } from '../../../../corpus/schema/index.ts';
import type { ComponentProps } from '../../component.ts';
import { textProp } from '../../read-props.ts';
import { tabItems, type Tab } from './tab-items.ts';
import { TabList } from './tab-list.tsx';
import { useHydrated } from '../../../state/use-hydrated.ts';
import { useTargetSearch } from '../../../navigation/use-target-search.ts';
import { useFoundPanels } from './use-found-panels.ts';
import { useSelectedTab } from './use-selected-tab.ts';

export function Tabs({ props, nodes, render }: ComponentProps): ReactNode {
  const items = tabItems(props, nodes);
  // A `<Tabs>` without `<TabItem>` elements can still have other content.
  if (items.length === 0) return render(nodes);
  return <TabBox props={props} items={items} renderPanel={(item) => render(item.nodes)} />;
}

interface TabBoxProps<Item extends Tab> {
  /** The props of `<Tabs>`. */
  props: Record<string, Json>;
  items: Item[];
  renderPanel: (item: Item) => ReactNode;
}

/** Renders tabs with their panels. At most one panel is visible. */
export function TabBox<Item extends Tab>({ props, items, renderPanel }: TabBoxProps<Item>) {
  const [selected, select, show] = useSelectedTab(props, items);
  const isHydrated = useHydrated();
  const isLazy = props.lazy === true && isHydrated;
  const isSearched = useTargetSearch(isLazy);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [topBefore, setTopBefore] = useState<number>();
  // Memoized, so that selecting another tab does not render the panels again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `renderPanel` changes only together with `items`
  const panels = useMemo(() => items.map(renderPanel), [items]);

  // This effect changes `hidden` attributes, which invalidates the layout. So it runs before the effect that measures
  // the layout.
  useFoundPanels(box, (panelId) => {
    const found = items.find((_, index) => panelId === `${id}-panel-${index}`);
    if (found) show(found.value);
  });

  // Selecting a tab also changes the tab boxes of the same group above this one, and so their heights. Scrolling by
  // the difference keeps the clicked tab in place.
  useLayoutEffect(() => {
    if (topBefore === undefined || !box.current) return;
    window.scrollBy({ top: box.current.getBoundingClientRect().top - topBefore, behavior: 'instant' });
  }, [selected, topBefore]);

  // Static HTML contains all panels, so that readers without scripts can read them.
  const shown = isLazy && !isSearched ? items.filter(({ value }) => value === selected) : items;
  return (
    <div className={['tabs', textProp(props, 'className')].filter(Boolean).join(' ')} ref={box}>
      <TabList
        id={id}
        items={items}
        selected={selected}
        isBlock={props.block === true}
        onSelect={(value) => {
          setTopBefore(box.current?.getBoundingClientRect().top);
          select(value);
        }}
      />
      {shown.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${items.indexOf(item)}`}
          aria-labelledby={`${id}-tab-${items.indexOf(item)}`}
          hidden={item.value !== selected}
          data-label={item.label}
          className="tab-panel"
        >
          {panels[items.indexOf(item)]}
        </div>
      ))}
    </div>
  );
}
