/** @returns an error that says which ids there are besides the one that was asked for */
export function unknownId(sentence: string, ids: readonly string[]): Error {
  return new Error(`${sentence} Available: ${ids.length === 0 ? 'none' : ids.join(', ')}.`);
}
