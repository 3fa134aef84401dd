import type { ComponentProps } from '../component.ts';
import { isJsonObject, numberProp, textProp } from '../read-props.ts';
import { CodeFrame } from './code-frame.tsx';

/** Renders a block of code. `CodeBlockProps` in the corpus describes the props. */
export function CodeBlock({ props, nodes, render }: ComponentProps) {
  const code = textProp(props, 'code');
  // A `CodeBlock` in hand-written JSX can contain elements instead of a `code` string.
  if (code === undefined)
    return (
      <pre tabIndex={0} className={textProp(props, 'className')}>
        {render(nodes)}
      </pre>
    );
  return (
    <CodeFrame
      code={code}
      tokens={textProp(props, 'tokens')}
      language={textProp(props, 'language')}
      title={textProp(props, 'title')}
      firstLine={numberProp(props, 'lineNumbers')}
      marks={lineMarks(isJsonObject(props.marks) ? props.marks : {})}
      className={textProp(props, 'className')}
    />
  );
}

/**
 * Converts "class name → lines" to "line → class names": `{highlight: [1, 4], error: [4]}` → `1: "highlight", 4:
 * "highlight error"`.
 */
export function lineMarks(marks: Record<string, unknown>): Map<number, string> {
  const byLine = new Map<number, string>();
  for (const [name, lines] of Object.entries(marks)) {
    if (!Array.isArray(lines)) continue;
    for (const line of lines as number[]) byLine.set(line, [byLine.get(line), name].filter(Boolean).join(' '));
  }
  return byLine;
}
