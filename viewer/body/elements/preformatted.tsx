import type { ElementProps } from '../element.ts';

/** Preformatted text that is no code block: it scrolls, so it must be reachable by keyboard. */
export function Preformatted({ props, element, render }: ElementProps) {
  return (
    <pre tabIndex={0} {...props}>
      {render(element.children)}
    </pre>
  );
}
