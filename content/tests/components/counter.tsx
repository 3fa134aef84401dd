import { useState, type ReactNode } from 'react';

/** A button that counts its clicks. It is used within text. */
export function Counter({ start = 0, children }: { start?: number; children?: ReactNode }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className="button" onClick={() => setCount(count + 1)}>
      {children ?? 'Count'}: {count}
    </button>
  );
}
