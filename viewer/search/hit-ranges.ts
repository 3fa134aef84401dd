const atMost = 500;

/**
 * Finds words in the visible text of an element. Case is ignored.
 *
 * @param words as they occur in the text
 * @returns the ranges of the words, in document order
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

/** Letters of scripts that separate words by spaces. */
const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]`;
const beginsSo = new RegExp(`^${letter}`, 'u');
/**
 * Minimum length of a word that also matches the beginning of longer words. Shorter words would match too many
 * unrelated words.
 */
const shortest = 4;

/**
 * @returns a pattern that matches words. Words of at least `shortest` letters also match the beginning of longer words
 */
export function hitPattern(words: readonly string[]): RegExp {
  const patterns = words.map((word) => {
    const before = beginsSo.test(word) ? `(?<!${letter})` : '';
    const after = before !== '' && word.length < shortest ? `(?!${letter})` : '';
    return before + escaped(word) + after;
  });
  return new RegExp(patterns.join('|'), 'giu');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
