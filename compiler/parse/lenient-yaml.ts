import type { Point } from '../diagnostics/diagnostic.ts';

/** YAML after `separateKeys`: each key has its own line. */
export interface Separated {
  yaml: string;
  /** The keys that were moved, and their locations in the source. */
  moved: { key: string; at: Point }[];
  /** Converts a location in `yaml` to the location in the source. */
  written(at: Point): Point;
}

/** Matches two keys on one line: `tags: [a, b] draft: …`. The first value is quoted or in brackets. */
const twoKeys =
  /^([\w-]+:[ \t]+(?:\[[^[\]\n]*\]|\{[^{}\n]*\}|"[^"\\\n]*"|'[^'\n]*')[ \t]*)[ \t]([\w-]+)(?=:(?:[ \t]|$))/;

/**
 * Puts each key on a separate line if a line contains two keys. Docusaurus before 3.10 accepts such lines:
 *
 *     authors: [ada] tags: [release]
 *
 * @returns undefined if no line has two keys
 */
export function separateKeys(text: string): Separated | undefined {
  const lines: string[] = [];
  /** For each line of the result: its line number in the source, and its offset in that line. */
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

/** A key with a quoted value. */
const quoted = /^[\w-]+:[ \t]+(['"])(.*)$/;

/**
 * Indents the continuation lines of quoted strings. YAML requires continuation lines to be indented more than the key;
 * Docusaurus does not.
 *
 * @returns undefined if no quoted string has several lines, or if a string is not closed
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

/**
 * Whether the text contains the closing quote of a string. Quotes that are doubled (`''`) or escaped (`\"`)
 * don't count.
 */
function closes(text: string, quote: string): boolean {
  return text.replace(quote === "'" ? /''/g : /\\./g, '').includes(quote);
}
