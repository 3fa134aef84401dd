import { useState, type ReactNode } from 'react';

/** A button that counts, for the text of a page. */
export function Counter({ start = 0, children }: { start?: number; children?: ReactNode }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className="button" onClick={() => setCount(count + 1)}>
      {children ?? 'Count'}: {count}
    </button>
  );
}
