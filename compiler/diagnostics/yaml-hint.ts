/** Hints for YAML errors: [pattern of the parser's message, hint]. */
const hints: readonly (readonly [says: RegExp, hint: string])[] = [
  [/occurs twice/, 'remove one of the two keys'],
  [/flow (?:sequence|map)/i, 'close each bracket, or put text that begins with a bracket in quotes'],
  [/tabs/i, 'indent with spaces, not with tabs'],
  [/quote/i, 'end the text with the same quote that starts it'],
  [/same column|indent/i, 'indent keys of one object equally'],
  [/nested too deeply/, 'use fewer levels'],
  [/excessive alias|contains itself/, 'replace the alias with its value'],
];

/** @returns a hint for an error in YAML or JSON. JSON is parsed as YAML */
export function yamlHint(reason: string, usual = usualHint): string {
  return hints.find(([says]) => says.test(reason))?.[1] ?? usual;
}

const usualHint = 'put text with special characters (":", "#", "[", "{", "@") in quotes';
