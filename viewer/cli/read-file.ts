import { CorpusError } from '../corpus/fetch-json.ts';
import type { CorpusFile } from '../corpus/corpus.ts';
import type { CorpusSource } from './corpus-source.ts';
import { CliError } from './output.ts';

/**
 * Reads and validates a JSON file of a corpus.
 *
 * @param purpose the second sentence of the error for a missing file: "The file lists the pages"
 * @returns the checked value, and the bytes of the file
 * @throws CliError if the file is missing, or fails the check
 */
export async function readCorpusFile<T>(
  source: CorpusSource,
  { address, check }: CorpusFile<T>,
  purpose: string,
): Promise<{ value: T; bytes: Uint8Array }> {
  const bytes = await source.read(address);
  if (!bytes) throw new CliError(1, `${source.name} contains no ${address}. ${purpose}.`);
  return { value: parse(bytes, address, check), bytes };
}

function parse<T>(bytes: Uint8Array, address: string, check: (value: unknown) => T): T {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new CliError(1, `${address} is not valid JSON: ${(error as Error).message}.`, { cause: error });
  }
  try {
    return check(value);
  } catch (error) {
    if (error instanceof CorpusError) throw new CliError(1, error.message, { cause: error });
    throw error;
  }
}
