import { useState } from 'react';
import type { Json } from '../../../viewer/client/index.ts';

/**
 * Lists and objects above the depth `openLevels` are expanded by default. Deeper ones are expanded if they have at
 * most `smallest` entries.
 */
const openLevels = 2;
const smallest = 4;

/** Displays a JSON value. Readers can expand and collapse its lists and objects. */
export function JsonTree({ value }: { value: Json }) {
  const [all, setAll] = useState<{ isOpen: boolean; turn: number }>();
  const turn = (isOpen: boolean) => setAll({ isOpen, turn: (all?.turn ?? 0) + 1 });
  return (
    <div className="json">
      <p className="json-actions">
        <button type="button" className="debug-button" onClick={() => turn(true)}>
          Open all
        </button>
        <button type="button" className="debug-button" onClick={() => turn(false)}>
          Close all
        </button>
      </p>
      <ul key={all?.turn}>
        {entriesOf(value).map(([name, item]) => (
          <JsonItem key={name} name={name} value={item} depth={1} openAll={all?.isOpen} />
        ))}
      </ul>
    </div>
  );
}

interface JsonItemProps {
  name: string;
  value: Json;
  depth: number;
  openAll: boolean | undefined;
}

function JsonItem({ name, value, depth, openAll }: JsonItemProps) {
  const entries = entriesOf(value);
  const [isOpen, setOpen] = useState(openAll ?? (depth < openLevels || entries.length <= smallest));
  if (entries.length === 0) {
    return (
      <li className="json-leaf">
        <span className="json-key">{name}</span>{' '}
        <span className={`json-${kindOf(value)}`}>{JSON.stringify(value)}</span>
      </li>
    );
  }
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="json-key">{name}</span>{' '}
          <span className="json-count">{countText(value, entries.length)}</span>
        </summary>
        {isOpen && (
          <ul>
            {entries.map(([key, item]) => (
              <JsonItem key={key} name={key} value={item} depth={depth + 1} openAll={openAll} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

function entriesOf(value: Json): [string, Json][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function countText(value: Json, count: number): string {
  return `${Array.isArray(value) ? 'list' : 'object'} of ${count}`;
}

function kindOf(value: Json): string {
  if (typeof value === 'string' && value.startsWith('[function ')) return 'function';
  return value === null || typeof value === 'object' ? 'empty' : typeof value;
}
