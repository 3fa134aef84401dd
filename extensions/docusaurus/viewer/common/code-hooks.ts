import { useCallback, useRef, useState, type ReactNode } from 'react';
import { parseMeta, useOverflow } from '../../../../viewer/extension.ts';

/** Returns the title in the meta of a code fence: `title="a.js"` → `a.js`. */
export function parseCodeBlockTitle(metastring = ''): string {
  return parseMeta(metastring).title ?? '';
}

/** `language-js` → `js` */
export function parseLanguage(className = ''): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className)?.[1];
}

export function containsLineNumbers(metastring = ''): boolean {
  return parseMeta(metastring).firstLine !== undefined;
}

/** @returns the class names of highlighted lines: line number, from 0 → class names */
export function parseLines(
  code: string,
  { metastring = '' }: { metastring?: string | undefined } = {},
): { lineClassNames: Record<number, string[]>; code: string } {
  const lines = parseMeta(metastring).lines.map((line) => [line - 1, ['theme-code-block-highlighted-line']]);
  return { lineClassNames: Object.fromEntries(lines), code: code.replace(/\n$/, '') };
}

/** The data of a code block that theme components read. Unlike in the corpus, line numbers start at 0. */
export interface CodeBlockMetadata {
  codeInput: string;
  code: string;
  className: string;
  language: string;
  title: ReactNode;
  lineNumbersStart: number | undefined;
  lineClassNames: Record<number, string[]>;
}

/** Combines the props of a code block with the meta of its fence. Props take precedence. */
export function createCodeBlockMetadata(given: {
  code: string;
  className?: string | undefined;
  language?: string | undefined;
  defaultLanguage?: string | undefined;
  metastring?: string | undefined;
  title?: ReactNode;
  showLineNumbers?: boolean | number | undefined;
}): CodeBlockMetadata {
  const { className = '', metastring, showLineNumbers } = given;
  const meta = parseMeta(metastring ?? '');
  const language = given.language ?? parseLanguage(className) ?? given.defaultLanguage ?? 'text';
  const numbers = showLineNumbers ?? meta.firstLine;
  return {
    ...parseLines(given.code, { metastring }),
    codeInput: given.code,
    className: className.includes('language-') ? className : `${className} language-${language}`.trim(),
    language,
    title: given.title ?? meta.title,
    lineNumbersStart: numbers === undefined || numbers === false ? undefined : Number(numbers),
  };
}

/** Returns no CSS variables: Docusaurus needs them to colour code, the viewer's style sheet doesn't. */
export function getPrismCssVariables(): object {
  return {};
}

/** The state of line wrapping in a code block, with a function that toggles it. */
export function useCodeWordWrap() {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const toggle = useCallback(() => {
    codeBlockRef.current?.querySelector('code')?.style.setProperty('white-space', isEnabled ? '' : 'pre-wrap');
    setEnabled(!isEnabled);
  }, [isEnabled]);
  return { codeBlockRef, isEnabled, isCodeScrollable: useOverflow(codeBlockRef), toggle };
}
