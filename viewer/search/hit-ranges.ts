const atMost = 500;

/**
 * Where words are in what is shown of an element, in the order of the text. Case makes no difference.
 *
 * @param words as the text has them
 */
export function hitRanges(root: Node, words: readonly string[]): Range[] {
  const pattern = hitPattern(words);
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < atMost) {
    const node = walker.currentNode as Text;
    if (node.parentElement!.closest('.visually-hidden, .hash-link, script, style')) continue;
    for (const { index, 0: word } of node.data.matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Letters of words that stand between blanks. */
const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]`;
const beginsSo = new RegExp(`^${letter}`, 'u');
/** A word of fewer letters than these is the beginning of many that have nothing to do with it. */
const shortest = 4;

/** @returns what finds words where they stand by themselves, and longer ones at the beginning of others too */
export function hitPattern(words: readonly string[]): RegExp {
  const patterns = words.map((word) => {
    const before = beginsSo.test(word) ? `(?<!${letter})` : '';
    const after = before !== '' && word.length < shortest ? `(?!${letter})` : '';
    return before + escaped(word) + after;
  });
  return new RegExp(patterns.join('|'), 'giu');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
