import { Children, type ReactNode } from 'react';
import type { Json } from '../../../corpus/schema/index.ts';
import { CodeBlock as BodyCodeBlock } from '../../body/components/code-block.tsx';
import { CodeFrame } from '../../body/components/code-frame.tsx';
import { filledSlots } from '../../state/slot.tsx';
import { parseMeta } from './parse-meta.ts';

export interface CodeBlockProps {
  children?: ReactNode;
  /**
   * The code. Only code blocks from the compiler have this prop and the props below it. Components of a site pass the
   * code as children.
   */
  code?: string;
  language?: string;
  title?: ReactNode;
  showLineNumbers?: boolean | number;
  metastring?: string;
  className?: string;
}

/**
 * Renders a code block. Code is highlighted if the compiler has highlighted it; otherwise it is plain text.
 *
 * If a theme component of the site passes on different code than it received, the code loses its highlighting.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { code, children = code } = props;
  const Composed = filledSlots['CodeBlock/*'];
  if (Composed && typeof children === 'string') return <Composed {...props}>{children}</Composed>;
  if (code === undefined || children !== code) return <PlainCode {...props} />;
  return <BodyCodeBlock props={props as unknown as Record<string, Json>} nodes={[]} render={() => null} />;
}

function PlainCode({ children, language, title, showLineNumbers, metastring = '', className = '' }: CodeBlockProps) {
  const meta = parseMeta(metastring);
  const parts = Children.toArray(children);
  if (!parts.every((part) => typeof part === 'string'))
    return (
      <pre tabIndex={0} className={className || undefined}>
        {children}
      </pre>
    );
  const numbers = showLineNumbers ?? meta.firstLine;
  return (
    <CodeFrame
      code={parts.join('')}
      language={language ?? /\blanguage-(\S+)/.exec(className)?.[1]}
      title={title ?? meta.title}
      firstLine={numbers === undefined || numbers === false ? undefined : Number(numbers)}
      marks={new Map(meta.lines.map((line) => [line, 'highlight']))}
      className={className}
    />
  );
}
