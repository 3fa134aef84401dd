/** One shape of text that could cost more than in proportion to its length. */
export interface Kind {
  name: string;
  /** Extension of the file; `md` when absent. */
  extension?: 'md' | 'mdx';
  /** Returns a source of about that many characters. */
  text(length: number): string;
}

/** Repeats a unit. Replaces each `%` with the number of the repetition. */
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

/** Lines with increasing indentation, as many as fit: the text grows with the square of its depth. */
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
