import { memo } from 'react';
import { renderNodes } from '../../body/render-nodes.tsx';
import { useSite } from '../../corpus/corpus-context.ts';
import { isSameJson } from '../../corpus/is-same-json.ts';
import { SidebarCategory } from './sidebar-category.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import type { SidebarRowProps } from './sidebar.ts';

/** Renders an item of a sidebar. Memoized, because a sidebar can have thousands of items that do not change. */
export const SidebarRow = memo(function SidebarRow(props: SidebarRowProps) {
  const { item } = props;
  // Subscribes to the site. So the row renders again when the UI strings or the theme components change.
  useSite();
  return (
    <li className={item.className}>
      {item.type === 'link' && <SidebarLink link={item} isActive={props.isActive} replace={props.replace} />}
      {item.type === 'html' && (
        <div className={item.defaultStyle ? 'menu-html' : undefined}>{renderNodes(item.body)}</div>
      )}
      {item.type === 'category' && <SidebarCategory {...props} item={item} />}
    </li>
  );
}, isSameJson);
