import { useCallback, useRef, useState } from 'react';
import { parseMeta } from '../components/parse-meta.ts';

/** `title="a.js"` of what stands behind the language of a fence. */
export function parseCodeBlockTitle(metastring = ''): string {
  return parseMeta(metastring).title ?? '';
}

/** `language-js` → `js` */
export function parseLanguage(className: string): string | undefined {
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
  return { codeBlockRef, isEnabled, isCodeScrollable: false, toggle };
}
