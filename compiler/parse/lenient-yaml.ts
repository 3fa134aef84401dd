import type { Point } from '../diagnostics/diagnostic.ts';

/** A text of YAML with each of its keys on a line of its own. */
export interface Separated {
  yaml: string;
  /** Where the keys stand that were put on lines of their own, as they are written. */
  moved: { key: string; at: Point }[];
  /** @returns where a place of the separated text is written */
  written(at: Point): Point;
}

/** `tags: [a, b] draft: …`: a key, a value whose end is certain, and the next key. */
const twoKeys =
  /^([\w-]+:[ \t]+(?:\[[^[\]\n]*\]|\{[^{}\n]*\}|"[^"\\\n]*"|'[^'\n]*')[ \t]*)[ \t]([\w-]+)(?=:(?:[ \t]|$))/;

/**
 * Puts keys on lines of their own that stand behind the value of another. The parser of Docusaurus before 3.10 reads them so:
 *
 *     authors: [ada] tags: [release]
 *
 * @returns nothing where there are none
 */
export function separateKeys(text: string): Separated | undefined {
  const lines: string[] = [];
  /** What is written before each line, by its index: the number of the line, and how much of it. */
  const origins: { line: number; before: number }[] = [];
  const moved: Separated['moved'] = [];
  for (const [index, line] of text.split('\n').entries()) {
    let before = 0;
    for (let rest = line; ;) {
      const [whole, value = '', key = ''] = twoKeys.exec(rest) ?? [];
      origins.push({ line: index + 1, before });
      lines.push(whole === undefined ? rest : value);
      if (whole === undefined) break;
      before += whole.length - key.length;
      rest = line.slice(before);
      moved.push({ key, at: { line: index + 1, column: before + 1 } });
    }
  }
  if (moved.length === 0) return undefined;
  const written = ({ line, column }: Point): Point => {
    const origin = origins[line - 1];
    return origin ? { line: origin.line, column: origin.before + column } : { line, column };
  };
  return { yaml: lines.join('\n'), moved, written };
}

/** A key with text in quotes. */
const quoted = /^[\w-]+:[ \t]+(['"])(.*)$/;

/**
 * Sets in the lines with which text in quotes goes on, which YAML wants further in than their key, and the parser of
 * Docusaurus takes as they are.
 *
 * @returns nothing where there is no such text, or where it does not end
 */
export function withQuotedLinesSetIn(yaml: string): string | undefined {
  let open: string | undefined;
  let hasMore = false;
  const lines = yaml.split('\n').map((line) => {
    if (open !== undefined) {
      hasMore = true;
      if (closes(line, open)) open = undefined;
      return ` ${line}`;
    }
    const [, quote, text] = quoted.exec(line) ?? [];
    if (quote !== undefined && !closes(text!, quote)) open = quote;
    return line;
  });
  return hasMore && open === undefined ? lines.join('\n') : undefined;
}

/** Whether text ends with this line: a quote within it is written twice, or behind a backslash. */
function closes(text: string, quote: string): boolean {
  return text.replace(quote === "'" ? /''/g : /\\./g, '').includes(quote);
}
