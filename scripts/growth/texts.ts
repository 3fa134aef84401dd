/** A kind of source whose compile time could grow faster than its length. */
export interface Kind {
  name: string;
  /** The extension of the file. Default: `md`. */
  extension?: 'md' | 'mdx';
  /** Returns a source with about this number of characters. */
  text(length: number): string;
}

/** Repeats a unit. Each `%` in the unit is replaced by the number of the repetition. */
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

/** Nests a string: repeats `open` before `inside`, and `close` after it. */
export function nested(open: string, close: string, inside = 'word'): Kind['text'] {
  return (length) => {
    const depth = Math.max(1, Math.floor(length / (open.length + close.length)));
    return open.repeat(depth) + inside + close.repeat(depth);
  };
}

/**
 * Writes lines with increasing indentation. The length grows with the square of the depth, so the depth is the square
 * root of the length.
 */
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
