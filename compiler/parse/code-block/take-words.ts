/**
 * Removes words from the info string of a fence.
 *
 *     takeWords('title="x" live noInline', ['live', 'noInline'])  →  {words: {'live', 'noInline'}, rest: 'title="x"'}
 *
 * @returns the words that were found, and the meta without them
 */
export function takeWords(meta: string, known: readonly string[]): { words: ReadonlySet<string>; rest: string } {
  const words = new Set<string>();
  // Words inside quotes are a part of a value, not a flag: `title="live code"`.
  const rest = meta.replace(/"[^"]*"|'[^']*'|[^\s"']+/g, (part, offset: number) => {
    const isWhole = (offset === 0 || /\s/.test(meta[offset - 1]!)) && /^\s?$/.test(meta[offset + part.length] ?? '');
    if (!isWhole || !known.includes(part)) return part;
    words.add(part);
    return '';
  });
  return { words, rest: rest.replace(/\s+/g, ' ').trim() };
}
