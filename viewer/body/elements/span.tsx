import { useEffect } from 'react';
import { loadMathStyles } from '../math-styles.ts';
import type { ElementProps } from '../element.ts';

/** A formula is a span of class `katex`, which wants a style sheet of its own. */
export function Span({ props, element, render }: ElementProps) {
  const isMath = / katex /.test(` ${String(props.className)} `);
  useEffect(() => {
    if (isMath) loadMathStyles();
  }, [isMath]);
  return <span {...props}>{render(element.children)}</span>;
}
