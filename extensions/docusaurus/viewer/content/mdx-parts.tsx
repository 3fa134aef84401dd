import type { ComponentProps, ReactNode } from 'react';
import { CodeBlock, type CodeBlockProps } from '../../../../viewer/extension.ts';

/** Renders `code` in content: a code block if it has a language or several lines, otherwise inline code. */
export function MDXCode({ children, ...attributes }: CodeBlockProps): ReactNode {
  const isBlock = attributes.className !== undefined || (typeof children === 'string' && children.includes('\n'));
  return isBlock ? <CodeBlock {...attributes}>{children}</CodeBlock> : <code>{children}</code>;
}

/** Renders only its child. In Markdown, the child is a code block. The code block renders its own `pre`. */
export function MDXPre({ children }: ComponentProps<'pre'>): ReactNode {
  return children;
}

export function MDXImg({ alt = '', ...attributes }: ComponentProps<'img'>): ReactNode {
  return <img decoding="async" loading="lazy" alt={alt} {...attributes} />;
}

export function MDXUl(attributes: ComponentProps<'ul'>): ReactNode {
  return <ul {...attributes} />;
}

export function MDXLi(attributes: ComponentProps<'li'>): ReactNode {
  return <li {...attributes} />;
}
