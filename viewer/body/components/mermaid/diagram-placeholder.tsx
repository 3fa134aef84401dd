import { CodeFrame } from '../code-frame.tsx';

/**
 * Reserves the space of a diagram until the diagram is rendered. The number of source lines determines its height.
 * Readers without scripts see the source.
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
