import { tokenClasses, type TokenCode } from '../../corpus/tokens.ts';

/** Consecutive characters of a line with the same style. */
export interface CodeRun {
  text: string;
  className?: string | undefined;
}

/**
 * Splits code into lines, and each line into runs of equal style. `tokens` encodes the styles: see CodeBlockProps in
 * the corpus.
 *
 *     codeLines('let a', 'k3')  →  [[{text: 'let', className: 'token keyword'}, {text: ' a'}]]
 */
export function codeLines(code: string, tokens = ''): CodeRun[][] {
  let line: CodeRun[] = [];
  const lines = [line];
  const add = (text: string, className?: string) => {
    for (let start = 0; ;) {
      const end = text.indexOf('\n', start);
      const part = end < 0 ? text.slice(start) : text.slice(start, end);
      if (part !== '') line.push({ text: part, className });
      if (end < 0) return;
      lines.push((line = []));
      start = end + 1;
    }
  };
  let position = 0;
  for (const [, letter, digits, word] of tokens.matchAll(/([a-z]?)(\d+)(!?)/g)) {
    const end = position + Number(digits);
    add(code.slice(position, end), className(letter!, word!));
    position = end;
  }
  add(code.slice(position));
  return lines;
}

function className(letter: string, word: string): string | undefined {
  const token = Object.hasOwn(tokenClasses, letter) ? `token ${tokenClasses[letter as TokenCode]}` : '';
  return (word ? `${token} highlighted-word`.trim() : token) || undefined;
}
