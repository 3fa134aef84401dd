import type { Event, Point, Token } from 'micromark-util-types';
import { LineCounter } from 'yaml';

export type Places = ReturnType<typeof openPlaces>;

/**
 * Creates functions that locate the code of a tree in its source.
 *
 * @param text with `\n` at the end of each line
 */
export function openPlaces(text: string) {
  let lineStarts: LineCounter | undefined;
  const pointAt = (offset: number): Point => {
    lineStarts ??= countLines(text);
    const { line, col } = lineStarts.linePos(offset);
    return { line, column: col, offset, _index: 0, _bufferIndex: -1 };
  };
  /** @returns the offset of the first character at or after `at` that is not white space */
  const skipSpace = (at: number): number => {
    let next = at;
    while (/\s/.test(text[next] ?? '')) next += 1;
    return next;
  };
  return {
    text,
    skipSpace,
    /**
     * @returns the offset after `words`, which white space may precede; undefined if the source has different text
     * there
     */
    pass(at: number, words: string): number | undefined {
      const start = skipSpace(at);
      return text.startsWith(words, start) ? start + words.length : undefined;
    },
    pointAt,
    /**
     * Locates a value in the source. The value may have several lines. It lacks block quote and list markers at the
     * start of lines, which the parser has removed.
     *
     * @param start offset of the value
     * @param close the source that must follow the value; `\n` also matches the end of the source
     * @returns the lines as micromark events, and the offset after the value; undefined if the source differs
     */
    chunks(value: string, start: number, close: string): { events: Event[]; end: number } | undefined {
      const lines = value.split('\n');
      const events: Event[] = [];
      let at = start;
      for (const [index, line] of lines.entries()) {
        const isLast = index === lines.length - 1;
        const found = placeLine(text, line, at, index > 0, isLast ? close : '\n', isLast);
        if (found === undefined) return undefined;
        events.push(event('data', line, pointAt(found), pointAt(found + line.length)));
        at = found + line.length;
        if (!isLast) events.push(event('lineEnding', '\n', pointAt(at), pointAt((at += 1))));
      }
      return { events, end: at };
    },
  };
}

// Finds the content of a line after its indentation and block quote markers.
function placeLine(
  text: string,
  line: string,
  start: number,
  indented: boolean,
  close: string,
  isLast: boolean,
): number | undefined {
  for (let at = start; ; at += 1) {
    const end = at + line.length;
    const closes = text.startsWith(close, end) || (isLast && close === '\n' && end === text.length);
    if (closes && text.startsWith(line, at)) return at;
    if (!indented || !/[ >]/.test(text[at] ?? '')) return undefined;
  }
}

function event(type: 'data' | 'lineEnding', value: string, start: Point, end: Point): Event {
  return ['enter', { type, start, end } as Token, { sliceStream: () => [value] } as unknown as Event[2]];
}

function countLines(text: string): LineCounter {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1);
  return counter;
}
