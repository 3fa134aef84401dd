/** One shape of text that could cost more than in proportion to its length. */
export interface Kind {
  name: string;
  /** Of the file it is in; `md` when absent. */
  extension?: 'md' | 'mdx';
  /** @returns a text of about that many characters */
  text(length: number): string;
}

/** The unit again and again, with the number of the repetition in the place of each `%`. */
export function repeated(unit: string, start = '', end = ''): Kind['text'] {
  return (length) => {
    const parts = [start];
    for (let size = start.length + end.length, count = 0; size < length; count += 1) {
      const part = unit.replaceAll('%', String(count));
      parts.push(part);
      size += part.length;
    }
    parts.push(end);
    return parts.join('');
  };
}

/** An opening as often as its closing, around something. */
export function nested(open: string, close: string, inside = 'word'): Kind['text'] {
  return (length) => {
    const depth = Math.max(1, Math.floor(length / (open.length + close.length)));
    return open.repeat(depth) + inside + close.repeat(depth);
  };
}

/** Lines that are indented one step more each, as far as the length allows: the text grows with the square of its depth. */
export function stairs(mark: string, step: string): Kind['text'] {
  return (length) => {
    const lines: string[] = [];
    for (let size = 0, depth = 0; size < length; depth += 1) {
      const line = `${step.repeat(depth)}${mark}`;
      lines.push(line);
      size += line.length + 1;
    }
    return lines.join('\n');
  };
}
