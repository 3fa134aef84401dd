import type { Point } from '../diagnostics/diagnostic.ts';

/** YAML in which each key has its own line. */
export interface Separated {
  yaml: string;
  /** Locations in the source of the keys that were moved to their own lines. */
  moved: { key: string; at: Point }[];
  /** @returns the location in the source of a location in `yaml` */
  written(at: Point): Point;
}

/** `tags: [a, b] draft: …`: a key, a value whose end is certain, and the next key. */
const twoKeys =
  /^([\w-]+:[ \t]+(?:\[[^[\]\n]*\]|\{[^{}\n]*\}|"[^"\\\n]*"|'[^'\n]*')[ \t]*)[ \t]([\w-]+)(?=:(?:[ \t]|$))/;

/**
 * Moves keys that follow the value of another key on one line to their own lines. Docusaurus before 3.10 accepts them:
 *
 *     authors: [ada] tags: [release]
 *
 * @returns undefined if there are no such keys
 */
export function separateKeys(text: string): Separated | undefined {
  const lines: string[] = [];
  /** The origin of each line, by index: its line in the source, and the number of characters before it there. */
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
 * Indents the continuation lines of quoted strings. YAML requires them to be indented more than their key; the parser of
 * Docusaurus doesn't.
 *
 * @returns undefined without such a string, or if it is not closed
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

/** Whether a quoted string ends on this line: a quote within it is doubled, or escaped by a backslash. */
function closes(text: string, quote: string): boolean {
  return text.replace(quote === "'" ? /''/g : /\\./g, '').includes(quote);
}
