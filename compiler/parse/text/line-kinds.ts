/**
 * The kind of a line: outside of fenced code (`prose`), inside fenced code (`code`), or an opening or closing fence.
 */
export type LineKind = 'prose' | 'opening' | 'code' | 'closing';

/** Matches a fence: block quote and list markers, then backticks or tildes, then the info string. */
const fence = /^((?:[ \t]*>)*[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;

interface OpenFence {
  mark: string;
  quoted: boolean;
}

/** @returns the kind of each line. Code that rewrites a source uses it to skip fenced code */
export function lineKinds(lines: readonly string[]): LineKind[] {
  let open: OpenFence | undefined;
  return lines.map((line): LineKind => {
    const [, prefix = '', mark = '', rest = ''] = fence.exec(line) ?? [];
    if (open?.quoted && !/^[ \t]*>/.test(line)) open = undefined;
    if (open) {
      if (!closes(mark, rest, open)) return 'code';
      open = undefined;
      return 'closing';
    }
    if (mark === '' || (mark.startsWith('`') && rest.includes('`'))) return 'prose';
    open = { mark, quoted: prefix.includes('>') };
    return 'opening';
  });
}

/** A line outside fenced code, with its number from 1. */
export interface ProseLine {
  text: string;
  number: number;
}

/** @returns the lines outside fenced code */
export function proseLines(text: string): ProseLine[] {
  const lines = text.split('\n');
  const kinds = lineKinds(lines);
  return lines.map((line, index) => ({ text: line, number: index + 1 })).filter((_, index) => kinds[index] === 'prose');
}

function closes(mark: string, rest: string, open: OpenFence): boolean {
  return mark[0] === open.mark[0] && mark.length >= open.mark.length && rest.trim() === '';
}
