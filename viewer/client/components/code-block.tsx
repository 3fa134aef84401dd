import { Children, type ReactNode } from 'react';
import type { Json } from '../../../corpus/schema/index.ts';
import { CodeBlock as BodyCodeBlock } from '../../body/components/code-block.tsx';
import { CodeFrame } from '../../body/components/code-frame.tsx';
import { CodeBlockOfParts } from '../theme/code-block-parts.tsx';
import { innerParts } from '../theme/inner-parts.tsx';
import { parseMeta } from './parse-meta.ts';

export interface CodeBlockProps {
  children?: ReactNode;
  /** Instead of children: the code, with the other props that the compiler adds to a fence. */
  code?: string;
  language?: string;
  title?: ReactNode;
  showLineNumbers?: boolean | number;
  metastring?: string;
  className?: string;
}

/**
 * Renders code that the compiler coloured, or code from the browser as plain text.
 *
 * A theme component of the site may pass different code than it received.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { code, children = code } = props;
  if (drawnByParts() && typeof children === 'string') return <CodeBlockOfParts {...props}>{children}</CodeBlockOfParts>;
  if (code === undefined || children !== code) return <PlainCode {...props} />;
  return <BodyCodeBlock props={props as unknown as Record<string, Json>} nodes={[]} render={() => null} />;
}

/** Whether the site replaces components of code blocks. */
function drawnByParts(): boolean {
  return Object.keys(innerParts).some((name) => name.startsWith('CodeBlock/'));
}

function PlainCode({ children, language, title, showLineNumbers, metastring = '', className = '' }: CodeBlockProps) {
  const meta = parseMeta(metastring);
  const parts = Children.toArray(children);
  if (!parts.every((part) => typeof part === 'string')) return <pre tabIndex={0}>{children}</pre>;
  const numbers = showLineNumbers ?? meta.firstLine;
  return (
    <CodeFrame
      code={parts.join('')}
      language={language ?? /\blanguage-(\S+)/.exec(className)?.[1]}
      title={title ?? meta.title}
      firstLine={numbers === undefined || numbers === false ? undefined : Number(numbers)}
      marks={new Map(meta.lines.map((line) => [line, 'highlight']))}
    />
  );
}
