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
