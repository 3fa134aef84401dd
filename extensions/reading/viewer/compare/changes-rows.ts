import { diffLines, diffWordsWithSpace } from '../../../../viewer/dialog-parts.ts';

/** Part of a line. `isChanged` is true if the other version of the line lacks it. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

/** A row in the list of differences: one line, or a gap. */
export type Row =
  | { kind: 'same' | 'added' | 'removed'; pieces: Piece[] }
  /** Unchanged lines that are omitted, because they are not next to a change. */
  | { kind: 'gap'; count: number };

/** The number of equal lines that are displayed before and after a change. */
const around = 1;

/**
 * Compares two strings by line, and changed lines by word.
 *
 * @returns the rows of the comparison; empty if both strings are equal
 */
export function changesRows(before: string, after: string): Row[] {
  const parts = diffLines(`${before.trim()}\n`, `${after.trim()}\n`);
  if (parts.every(({ added, removed }) => !added && !removed)) return [];
  const rows: Row[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const { value, added, removed } = parts[index]!;
    const next = parts[index + 1];
    if (removed && next?.added) {
      rows.push(...changedLines(value, next.value));
      index += 1;
    } else if (added || removed) {
      const kind = added ? 'added' : 'removed';
      rows.push(...linesOf(value).map((text): Row => ({ kind, pieces: [{ text, isChanged: false }] })));
    } else rows.push(...context(linesOf(value), index === 0, index === parts.length - 1));
  }
  return rows;
}

/** Compares removed lines with the added lines that replace them, and marks the words that differ. */
function changedLines(before: string, after: string): Row[] {
  const words = diffWordsWithSpace(before, after);
  const side = (kind: 'added' | 'removed', other: 'added' | 'removed') =>
    splitPieces(words.filter((word) => !word[other]).map((word) => ({ text: word.value, isChanged: word[kind] })))
      // Removes blank lines.
      .filter((pieces) => pieces.some(({ text }) => text.trim() !== ''))
      .map((pieces): Row => ({ kind, pieces }));
  return [...side('removed', 'added'), ...side('added', 'removed')];
}

function splitPieces(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { text, isChanged } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)!.push({ text: part, isChanged });
    });
  }
  return lines;
}

function context(lines: readonly string[], isFirst: boolean, isLast: boolean): Row[] {
  const start = isFirst ? [] : lines.slice(0, around);
  const end = isLast ? [] : lines.slice(Math.max(start.length, lines.length - around));
  const count = lines.length - start.length - end.length;
  const same = (texts: readonly string[]) =>
    texts.map((text): Row => ({ kind: 'same', pieces: [{ text, isChanged: false }] }));
  return [...same(start), ...(count > 0 ? [{ kind: 'gap' as const, count }] : []), ...same(end)];
}

/** @returns the lines that are not blank */
function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
