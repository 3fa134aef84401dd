import type { ComponentProps } from '../component.ts';
import { loadStyles } from '../../navigation/load-styles.ts';
import { textProp } from '../read-props.ts';
import { CodeFrame } from './code-frame.tsx';
import { later } from './later.tsx';
import { DiagramPlaceholder } from './mermaid/diagram-placeholder.tsx';

const Diagram = later(
  async () => {
    const [{ Diagram }] = await Promise.all([import('./mermaid/diagram.tsx'), loadStyles('diagram')]);
    return Diagram;
  },
  DiagramPlaceholder,
  ({ source }) => <CodeFrame code={source} language="mermaid" />,
);

/** Renders a Mermaid diagram, or its source if Mermaid fails to load. */
export function Mermaid({ props }: ComponentProps) {
  return <Diagram source={textProp(props, 'value') ?? ''} />;
}
