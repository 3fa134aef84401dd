import type { ComponentProps } from '../component.ts';
import { textProp } from '../read-props.ts';
import { CodeFrame } from './code-frame.tsx';
import { DiagramPlaceholder } from './mermaid/diagram-placeholder.tsx';
import { useLater } from './use-later.ts';

const loadDiagram = async () => (await import('./mermaid/diagram.tsx')).Diagram;

/** A diagram in the language of Mermaid; shown by its source where what draws it can't be had. */
export function Mermaid({ props }: ComponentProps) {
  const source = textProp(props, 'value') ?? '';
  const later = useLater(loadDiagram);
  if (!later) return <DiagramPlaceholder source={source} />;
  return 'part' in later ? <later.part source={source} /> : <CodeFrame code={source} language="mermaid" />;
}
