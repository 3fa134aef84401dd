/** What to do about a fault of YAML, by the words of the parser: [what they say, what to do]. */
const hints: readonly (readonly [says: RegExp, hint: string])[] = [
  [/given twice/, 'take one of the two away'],
  [/flow (?:sequence|map)/i, 'close each bracket; text that begins with one belongs in quotes'],
  [/tabs/i, 'indent with blanks'],
  [/quote/i, 'end the text with the quote that it begins with'],
  [/same column|indent/i, 'let the keys that belong together begin in the same column'],
  [/nested too deeply/, 'take some of its levels away'],
];

/** @returns what to do about a fault of YAML */
export function yamlHint(reason: string): string {
  const fitting = hints.find(([says]) => says.test(reason))?.[1];
  return fitting ?? 'text with special characters (":", "#", "[", "{", "@") belongs in quotes';
}
