import { useId, useRef, useState, type MouseEvent } from 'react';
import { renderNodes } from '../../body/render-nodes.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Link } from '../../navigation/link.tsx';
import { useClosedFromOutside } from '../use-closed-from-outside.ts';
import { CustomItem } from './custom-item.tsx';
import { EntryLink } from './entry-link.tsx';
import type { MenuGroup } from './menu-entry.ts';
import { message } from '../../messages/message.ts';

/** Renders a dropdown menu, which opens below a button or a link. */
export function Dropdown({ group }: { group: MenuGroup }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useClosedFromOutside(box, isOpen, setOpen);

  const words = group.body ? renderNodes(group.body) : group.label;
  const close = () => setOpen(false);
  const className = ['navbar-link', group.isActive && 'is-active', group.className].filter(Boolean).join(' ');
  return (
    <div
      ref={box}
      className={isOpen ? 'dropdown is-open' : 'dropdown'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }}
      // Hovering opens the menu only with a mouse. On a touch screen, a tap opens the menu, because it causes a click
      // event.
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      {group.href !== undefined && (
        <Link href={group.href} className={className} onClick={close}>
          {words}
        </Link>
      )}
      <button
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={group.href === undefined ? undefined : message('lectern.navbar.more', { label: group.label })}
        onClick={(event) => setOpen(isByMouse(event) || !isOpen)}
      >
        {group.icon && <Icon name={group.icon} />}
        {group.href === undefined && words}
        <Icon name="chevron" />
      </button>
      <ul id={id} className="dropdown-menu" hidden={!isOpen}>
        {group.entries.map((entry, index) => (
          <li key={index}>
            {entry.kind === 'html' && <div className={entry.className}>{renderNodes(entry.body)}</div>}
            {entry.kind === 'link' && <EntryLink entry={entry} className="dropdown-link" onFollow={close} />}
            {entry.kind === 'custom' && <CustomItem entry={entry} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

// Whether a mouse caused a click. Such a click must not close the menu, which hovering has just opened.
function isByMouse({ detail, nativeEvent }: MouseEvent): boolean {
  return detail > 0 && (nativeEvent as PointerEvent).pointerType !== 'touch';
}
