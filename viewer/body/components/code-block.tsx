import type { ComponentProps } from '../component.ts';
import { isJsonObject, numberProp, textProp } from '../read-props.ts';
import { CodeFrame } from './code-frame.tsx';

/** A block of code; see CodeBlockProps in the corpus. */
export function CodeBlock({ props, nodes, render }: ComponentProps) {
  const code = textProp(props, 'code');
  // The children of hand-written JSX may contain elements.
  if (code === undefined) return <pre tabIndex={0}>{render(nodes)}</pre>;
  return (
    <CodeFrame
      code={code}
      tokens={textProp(props, 'tokens')}
      language={textProp(props, 'language')}
      title={textProp(props, 'title')}
      firstLine={numberProp(props, 'lineNumbers')}
      marks={lineMarks(isJsonObject(props.marks) ? props.marks : {})}
    />
  );
}

/** Inverts `{highlight: [1, 4]}` to a map: line → class names. */
export function lineMarks(marks: Record<string, unknown>): Map<number, string> {
  const byLine = new Map<number, string>();
  for (const [name, lines] of Object.entries(marks)) {
    if (!Array.isArray(lines)) continue;
    for (const line of lines as number[]) byLine.set(line, [byLine.get(line), name].filter(Boolean).join(' '));
  }
  return byLine;
}
