/**
 * Why a corpus could not be read:
 *
 * - `missing`: the file does not exist;
 * - `unreachable`: the network, the host or the file system failed;
 * - `malformed`: the file is not JSON, or not a file of a corpus;
 * - `format`: this version of the reader does not support its format.
 */
export type CorpusErrorReason = 'missing' | 'unreachable' | 'malformed' | 'format';

/** The error that every function of the reader throws, unless its signal aborts. */
export class CorpusError extends Error {
  override readonly name = 'CorpusError';
  readonly reason: CorpusErrorReason;
  /** The URL of the unreadable file, or the address of the corpus as the caller gave it. */
  readonly address: string;
  /** If a page or section is missing: up to three similar addresses, the most similar first. */
  readonly near: readonly string[];

  /** @param message a sentence about the error, and if possible a sentence about the next step */
  constructor(
    reason: CorpusErrorReason,
    address: string,
    message: string,
    { near = [], ...options }: ErrorOptions & { near?: readonly string[] } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.address = address;
    this.near = near;
  }
}
