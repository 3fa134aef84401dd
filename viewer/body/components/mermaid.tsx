import type { ComponentProps } from '../component.ts';
import { textProp } from '../read-props.ts';
import { CodeFrame } from './code-frame.tsx';

/** A diagram, shown by its source. */
export function Mermaid({ props }: ComponentProps) {
  return <CodeFrame code={textProp(props, 'value') ?? ''} language="mermaid" />;
}
