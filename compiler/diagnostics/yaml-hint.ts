/** Hints for YAML errors: [pattern of the parser's message, hint]. */
const hints: readonly (readonly [says: RegExp, hint: string])[] = [
  [/given twice/, 'remove one of the two'],
  [/flow (?:sequence|map)/i, 'close each bracket; text that begins with one belongs in quotes'],
  [/tabs/i, 'indent with blanks'],
  [/quote/i, 'end the text with the quote that it begins with'],
  [/same column|indent/i, 'let the keys that belong together begin in the same column'],
  [/nested too deeply/, 'take some of its levels away'],
  [/excessive alias|contains itself/, 'replace the alias with its value'],
];

/** @returns a hint for an error in YAML, or in JSON, which is parsed as YAML */
export function yamlHint(reason: string, usual = usualHint): string {
  return hints.find(([says]) => says.test(reason))?.[1] ?? usual;
}

const usualHint = 'text with special characters (":", "#", "[", "{", "@") belongs in quotes';
