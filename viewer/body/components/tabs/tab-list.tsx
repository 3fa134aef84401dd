import type { KeyboardEvent } from 'react';
import type { Tab } from './tab-items.ts';

interface TabListProps {
  /** Prefix of the ids that connect tabs to their panels. */
  id: string;
  items: Tab[];
  selected: string | undefined;
  isBlock: boolean;
  onSelect: (value: string) => void;
}

/** The row of tabs. Arrow keys move the focus; Enter and Space select. */
export function TabList({ id, items, selected, isBlock, onSelect }: TabListProps) {
  return (
    <div role="tablist" className={isBlock ? 'tab-list is-block' : 'tab-list'} onKeyDown={moveFocus}>
      {items.map(({ value, label }, index) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          aria-selected={value === selected}
          tabIndex={value === selected || (selected === undefined && index === 0) ? 0 : -1}
          onClick={() => onSelect(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const current = tabs.indexOf(document.activeElement as HTMLElement);
  const forward = event.currentTarget.matches(':dir(rtl)') ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: current + forward,
    ArrowLeft: current - forward,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
