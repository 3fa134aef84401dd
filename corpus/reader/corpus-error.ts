/**
 * Why a corpus could not be read:
 *
 * - `missing`: the file does not exist;
 * - `unreachable`: the network, the host or the file system failed;
 * - `malformed`: the file is not JSON, or not a file of a corpus;
 * - `format`: this version of the reader does not support its format.
 */
export type CorpusErrorReason = 'missing' | 'unreachable' | 'malformed' | 'format';

/** The error of every function of the reader, except when the reader is aborted. */
export class CorpusError extends Error {
  override readonly name = 'CorpusError';
  readonly reason: CorpusErrorReason;
  /** The URL of the unreadable file, or the given address of the corpus. */
  readonly address: string;
  /** For a missing page or section: up to three similar paths or addresses, the most similar first. */
  readonly near: readonly string[];

  /** @param message a sentence about the error, and one about the next step if that helps */
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
