import { CodeFrame } from '../code-frame.tsx';

/**
 * What keeps the room of a diagram until it is drawn: the more lines its source has, the higher it will be. Readers whose
 * browser runs no script are shown the source.
 */
export function DiagramPlaceholder({ source }: { source: string }) {
  const lines = source.trim().split('\n').length;
  return (
    <div
      className="diagram is-loading"
      aria-busy="true"
      style={{ minHeight: `${Math.min(Math.max(2.5 * lines, 8), 28)}rem` }}
    >
      <noscript>
        <CodeFrame code={source} language="mermaid" />
      </noscript>
    </div>
  );
}
