import type { ComponentProps } from '../component.ts';
import { textProp } from '../read-props.ts';

export function Details({ props, nodes, render }: ComponentProps) {
  const summary = textProp(props, 'summary');
  return (
    <details id={textProp(props, 'id')} open={props.open === true}>
      {summary !== undefined && <summary>{summary}</summary>}
      {render(nodes)}
    </details>
  );
}
