import { Children, type ReactNode } from 'react';
import { CodeFrame } from '../../body/components/code-frame.tsx';
import { parseMeta } from './parse-meta.ts';

export interface CodeBlockProps {
  children?: ReactNode;
  /** As in content that was compiled: the text, in place of children. */
  code?: string;
  language?: string;
  title?: string;
  showLineNumbers?: boolean | number;
  metastring?: string;
  className?: string;
}

/** Code as plain text: it is coloured at compile time, which code that is made in the browser can't be. */
export function CodeBlock({ children, code, language, title, showLineNumbers, metastring = '', className = '' }: CodeBlockProps) {
  const meta = parseMeta(metastring);
  const parts = Children.toArray(children);
  const text = code ?? (parts.every((part) => typeof part === 'string') ? parts.join('') : undefined);
  if (text === undefined) return <pre tabIndex={0}>{children}</pre>;
  const numbers = showLineNumbers ?? meta.firstLine;
  return (
    <CodeFrame
      code={text}
      language={language ?? /\blanguage-(\S+)/.exec(className)?.[1]}
      title={title ?? meta.title}
      firstLine={numbers === undefined || numbers === false ? undefined : Number(numbers)}
      marks={new Map(meta.lines.map((line) => [line, 'highlight']))}
    />
  );
}
