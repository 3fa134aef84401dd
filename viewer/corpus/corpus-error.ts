/** Why a file of the corpus could not be shown: it isn't there, it did not arrive, or it isn't what it should be. */
export type CorpusFault = 'missing' | 'unreachable' | 'malformed';

export class CorpusError extends Error {
  readonly fault: CorpusFault;

  constructor(fault: CorpusFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CorpusError';
    this.fault = fault;
  }
}
