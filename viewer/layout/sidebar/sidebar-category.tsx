import { useEffect, useId, useState, type ReactNode } from 'react';
import type { SidebarCategory as SidebarCategoryItem } from '../../../compiler/corpus/index.ts';
import { useSite } from '../../corpus/corpus-context.ts';
import { Icon } from '../../icons/icon.tsx';
import { Link } from '../../navigation/link.tsx';
import { samePath } from '../../navigation/same-path.ts';
import { Collapsible } from '../collapsible.tsx';
import type { SidebarItemsProps } from './sidebar-items.tsx';
import { useShownPath } from './use-shown-path.ts';
import { message } from '../../messages/message.ts';

interface SidebarCategoryProps {
  category: SidebarCategoryItem;
  /** Whether the page being read is this category's, or lies in it. */
  isActive: boolean;
  replace?: boolean | undefined;
  /** Whether a category beside this one was opened after it. */
  isOvertaken: boolean;
  onOpen: () => void;
  List: (props: SidebarItemsProps) => ReactNode;
}

export function SidebarCategory({ category, isActive, replace, isOvertaken, onOpen, List }: SidebarCategoryProps) {
  const { label, collapsible, collapsed, items } = category;
  const { autoCollapseCategories } = useSite().docs.sidebar;
  const path = useShownPath();
  const [isOpen, setOpen] = useState(!collapsible || isActive || !collapsed);
  const id = useId();

  const isCurrent = category.href !== undefined && samePath(category.href, path);
  const href = category.linkUnlisted && !isCurrent ? undefined : category.href;
  const toggle = (open: boolean) => {
    setOpen(open);
    if (open) onOpen();
  };
  useEffect(() => {
    if (isActive && !isOpen) toggle(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opens when it becomes active, not whenever it is redrawn
  }, [isActive]);
  useEffect(() => {
    if (autoCollapseCategories && isOvertaken) setOpen(false);
  }, [autoCollapseCategories, isOvertaken]);

  const className = ['menu-link', isActive && 'is-ancestor', isCurrent && 'is-active'].filter(Boolean).join(' ');
  const isShown = isOpen || !collapsible;
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
          <button type="button" className={className} aria-expanded={isOpen} aria-controls={id} onClick={() => toggle(!isOpen)}>
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
            aria-label={message(isOpen ? 'theme.DocSidebarItem.collapseCategoryAriaLabel' : 'theme.DocSidebarItem.expandCategoryAriaLabel', { label })}
            onClick={() => toggle(!isOpen)}
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      <Collapsible isOpen={isShown} id={id}>
        <List items={items} replace={replace} />
      </Collapsible>
    </>
  );
}
