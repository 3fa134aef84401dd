import { useState } from 'react';
import { renderNodes } from '../../body/render-nodes.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Collapsible } from '../collapsible.tsx';
import { CustomItem } from './custom-item.tsx';
import { EntryLink } from './entry-link.tsx';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';

export function SideMenuEntries({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul className="menu-list">
      {entries.map((entry, index) => (
        <li key={index}>
          <SideMenuEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** Renders one entry of the side menu. */
export function SideMenuEntry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'link':
      return <EntryLink entry={entry} className="menu-link" replace />;
    case 'html':
      return <div className={entry.className}>{renderNodes(entry.body)}</div>;
    case 'group':
      return <Group group={entry} />;
    case 'custom':
      return <CustomItem entry={entry} mobile />;
    default:
      return null;
  }
}

function Group({ group }: { group: MenuGroup }) {
  const [isOpen, setOpen] = useState(() => group.entries.some((entry) => entry.kind === 'link' && entry.isActive));
  return (
    <>
      <button type="button" className="menu-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {group.body ? renderNodes(group.body) : (group.narrowLabel ?? group.label)}
        <Icon name="chevron" />
      </button>
      <Collapsible isOpen={isOpen}>
        <SideMenuEntries entries={group.entries} />
      </Collapsible>
    </>
  );
}
