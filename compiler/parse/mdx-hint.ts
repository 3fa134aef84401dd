/** What to do about an MDX fault, by the words of the parser: [what they say, what to do]. */
const hints: readonly (readonly [says: RegExp, hint: string])[] = [
  [/expected a closing tag|end-tag|closing tag/i, 'close each tag in the block it was opened in; write <br> as <br />'],
  [/acorn/i, 'what stands between { and } is read as JavaScript; write \\{ if it is meant as text'],
  [/closing brace|expected a corresponding closing brace/i, 'close the brace, or write \\{ if it is meant as text'],
  [/unexpected character `[!-]`.*comment|`<!--`/i, 'write comments as {/* … */}'],
  [
    /before name|in name|before attribute|after attribute|after self-closing/i,
    'a < starts a tag here; write \\< or &lt; if it is meant as text',
  ],
  [/lazy line/i, 'repeat the mark of the quote or the indentation of the list on each line of the tag'],
  [/end of file/i, 'something that was opened (a tag, a brace, a comment) is not closed'],
];

/** @returns what to do about an MDX syntax fault */
export function mdxHint(reason: string): string {
  return hints.find(([says]) => says.test(reason))?.[1] ?? 'escape < as \\< and { as \\{ where they are meant as text';
}
