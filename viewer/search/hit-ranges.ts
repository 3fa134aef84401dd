const atMost = 500;

/**
 * Where words are in what is shown of an element, in the order of the text. Case makes no difference.
 *
 * @param words as the text has them
 */
export function hitRanges(root: Node, words: readonly string[]): Range[] {
  const pattern = new RegExp(words.map(escaped).join('|'), 'giu');
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

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
