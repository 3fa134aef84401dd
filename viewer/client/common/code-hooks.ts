import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useOverflow } from '../../body/components/use-overflow.ts';
import { parseMeta } from '../components/parse-meta.ts';

/** `title="a.js"` of what stands behind the language of a fence. */
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

/** @returns which lines have which class, from 0 */
export function parseLines(
  code: string,
  { metastring = '' }: { metastring?: string | undefined } = {},
): { lineClassNames: Record<number, string[]>; code: string } {
  const lines = parseMeta(metastring).lines.map((line) => [line - 1, ['theme-code-block-highlighted-line']]);
  return { lineClassNames: Object.fromEntries(lines), code: code.replace(/\n$/, '') };
}

/** What the parts of a block of code read of it; lines are counted from 0. */
export interface CodeBlockMetadata {
  codeInput: string;
  code: string;
  className: string;
  language: string;
  title: ReactNode;
  lineNumbersStart: number | undefined;
  lineClassNames: Record<number, string[]>;
}

/** What a block is given, as one: what stands in the meta of its fence gives way to what is given beside it. */
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

/** Colours of code are those of the viewer. */
export function getPrismCssVariables(): object {
  return {};
}

/** Whether the lines of a block are broken, and what changes that. */
export function useCodeWordWrap() {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const toggle = useCallback(() => {
    codeBlockRef.current?.querySelector('code')?.style.setProperty('white-space', isEnabled ? '' : 'pre-wrap');
    setEnabled(!isEnabled);
  }, [isEnabled]);
  return { codeBlockRef, isEnabled, isCodeScrollable: useOverflow(codeBlockRef), toggle };
}
