import { Children, type ReactNode } from 'react';
import type { Json } from '../../../corpus/schema/index.ts';
import { CodeBlock as BodyCodeBlock } from '../../body/components/code-block.tsx';
import { CodeFrame } from '../../body/components/code-frame.tsx';
import { CodeBlockOfParts } from '../theme/code-block-parts.tsx';
import { innerParts } from '../theme/inner-parts.tsx';
import { parseMeta } from './parse-meta.ts';

export interface CodeBlockProps {
  children?: ReactNode;
  /** The code, as the compiler passes it, together with other props. Code of a site passes children instead. */
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
 * A theme component of the site can pass on other code than it received. Then the highlighting is dropped.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { code, children = code } = props;
  if (renderedByParts() && typeof children === 'string')
    return <CodeBlockOfParts {...props}>{children}</CodeBlockOfParts>;
  if (code === undefined || children !== code) return <PlainCode {...props} />;
  return <BodyCodeBlock props={props as unknown as Record<string, Json>} nodes={[]} render={() => null} />;
}

/** @returns whether the site replaces components of code blocks, so that code blocks are assembled from components */
function renderedByParts(): boolean {
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
