/**
 * JSON in the one form that a value has in the corpus: keys in the order in which the value was built (every kind of
 * file builds them in one place), absent fields left out, UTF-8, one newline at the end.
 */
export function toJson(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
