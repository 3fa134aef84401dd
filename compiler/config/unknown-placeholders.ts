/** @returns the names in braces that a translation has and its original has not, as in `Hello {name}` */
export function unknownPlaceholders(text: string, original: string): string[] {
  const namesIn = (said: string) => new Set(said.match(/\{\w+\}/g));
  const known = namesIn(original);
  return [...namesIn(text)].filter((name) => !known.has(name));
}
