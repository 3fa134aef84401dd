import { useEffect, useId, useState } from 'react';
import type { SidebarCategory as SidebarCategoryItem } from '../../../corpus/schema/index.ts';
import { Icon } from '../../icons/icon.tsx';
import { message } from '../../messages/message.ts';
import { Link } from '../../navigation/link.tsx';
import { Collapsible } from '../collapsible.tsx';
import type { SidebarRowProps } from './sidebar.ts';

export function SidebarCategory({
  item,
  level,
  id: ownId,
  isActive,
  activePath,
  isCurrent,
  isOvertaken,
  onOpen,
  replace,
  List,
}: SidebarRowProps<SidebarCategoryItem>) {
  const { label, collapsible, collapsed, items } = item;
  const [isOpen, setOpen] = useState(!collapsible || isActive || !collapsed);
  const boxId = useId();

  const href = item.linkUnlisted && !isCurrent ? undefined : item.href;
  const toggle = (open: boolean) => {
    setOpen(open);
    if (open) onOpen(ownId);
  };
  useEffect(() => {
    if (isActive && !isOpen) toggle(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opens when `activePath` changes, not when the reader
    // closes it
  }, [activePath]);
  useEffect(() => {
    if (isOvertaken) setOpen(false);
  }, [isOvertaken]);

  const className = ['menu-link', isActive && 'is-ancestor', isCurrent && 'is-active'].filter(Boolean).join(' ');
  const isShown = isOpen || !collapsible;
  // Only the box of an open category has an id, because ids of all boxes would make the HTML larger.
  const id = isShown ? boxId : undefined;
  return (
    <>
      <div className="menu-row">
        {href !== undefined ? (
          <Link
            href={href}
            replace={replace}
            className={className}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => toggle(isCurrent ? !isOpen : true)}
          >
            {label}
          </Link>
        ) : collapsible ? (
          <button
            type="button"
            className={className}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => toggle(!isOpen)}
          >
            {label}
            <Icon name="chevron" />
          </button>
        ) : (
          <span className={`${className} is-label`}>{label}</span>
        )}
        {href !== undefined && collapsible && (
          <button
            type="button"
            className="icon-button menu-caret"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={message(
              isOpen
                ? 'theme.DocSidebarItem.collapseCategoryAriaLabel'
                : 'theme.DocSidebarItem.expandCategoryAriaLabel',
              { label },
            )}
            onClick={() => toggle(!isOpen)}
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      <Collapsible isOpen={isShown} id={id}>
        <List items={items} level={level + 1} replace={replace} />
      </Collapsible>
    </>
  );
}
