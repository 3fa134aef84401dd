/** A hook that was called where what it tells of is not there. */
export class ReactContextError extends Error {
  constructor(hook: string, provider: string, hint?: string) {
    super(`Hook ${hook} is called outside of ${provider}.${hint === undefined ? '' : ` ${hint}`}`);
    this.name = 'ReactContextError';
  }
}
