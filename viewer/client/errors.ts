/** A hook that was called where what it tells of is not there. */
export class ReactContextError extends Error {
  constructor(hook: string, provider: string, hint?: string) {
    super(`Hook ${hook} is called outside of ${provider}.${hint === undefined ? '' : ` ${hint}`}`);
    this.name = 'ReactContextError';
  }
}

/** @returns an error that says which ids there are besides the one that was asked for */
export function unknownId(sentence: string, ids: readonly string[]): Error {
  return new Error(`${sentence} Available: ${ids.length === 0 ? 'none' : ids.join(', ')}.`);
}
