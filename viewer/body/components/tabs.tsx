import type { ComponentProps } from '../component.ts';
import { TabBox } from './tabs/tab-box.tsx';
import { tabItems } from './tabs/tab-items.ts';

export function Tabs({ props, nodes, render }: ComponentProps) {
  return <TabBox props={props} items={tabItems(props, nodes)} renderPanel={(item) => render(item.nodes)} />;
}
