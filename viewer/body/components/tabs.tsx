import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps } from '../component.ts';
import { textProp } from '../read-props.ts';
import { TabList } from './tabs/tab-list.tsx';
import { tabItems } from './tabs/tab-items.ts';
import { useSelectedTab } from './tabs/use-selected-tab.ts';

export function Tabs({ props, nodes, render }: ComponentProps) {
  const items = tabItems(props, nodes);
  const [selected, select] = useSelectedTab(props, items);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [topBefore, setTopBefore] = useState<number>();

  // Tabs of the same group above this one change their height too: what the reader clicked stays where it was.
  useLayoutEffect(() => {
    if (topBefore === undefined || !box.current) return;
    window.scrollBy({ top: box.current.getBoundingClientRect().top - topBefore, behavior: 'instant' });
  }, [selected, topBefore]);

  const shown = props.lazy === true ? items.filter(({ value }) => value === selected) : items;
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
          className="tab-panel"
        >
          {render(item.nodes)}
        </div>
      ))}
    </div>
  );
}
