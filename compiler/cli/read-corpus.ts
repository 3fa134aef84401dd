import path from 'node:path';
import type * as z from 'zod';
import { CorpusError, type CorpusErrorReason } from '../../corpus/reader/corpus-error.ts';
import type { Corpus } from '../../corpus/reader/corpus.ts';
import { openCorpus } from '../../corpus/reader/open-corpus.ts';
import { disk } from '../fs/disk.ts';
import { EnvironmentError } from '../fs/environment-error.ts';

const changes: Partial<Record<CorpusErrorReason, string>> = {
  malformed: 'run "lectern verify" on the folder',
  format: 'another version of Lectern wrote the corpus; compile the site again',
};

/**
 * Runs a function with a compiled corpus.
 *
 * @param folder absolute path of the output folder
 * @throws EnvironmentError if the corpus is missing or damaged
 */
export async function readCorpus<T>(folder: string, read: (corpus: Corpus) => Promise<T>): Promise<T> {
  try {
    return await read(openCorpus(path.join(folder, 'corpus')));
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    if ((await disk.stat(path.join(folder, 'corpus/site.json'))) === undefined)
      throw new EnvironmentError(`"${folder}" does not contain a compiled site`, 'run "lectern compile" first', error);
    throw new EnvironmentError(error.message, changes[error.reason], error);
  }
}

/**
 * Reads and validates a file of a compiled corpus.
 *
 * @param file path relative to `corpus/`
 * @param folder absolute path of the output folder
 * @throws EnvironmentError if the file is missing or damaged
 */
export async function readCorpusFile<T>(schema: z.ZodType<T>, file: string, folder: string): Promise<T> {
  const parsed = schema.safeParse(await readCorpus(folder, (corpus) => corpus.read(file)));
  if (!parsed.success)
    throw new EnvironmentError(`"corpus/${file}" in "${folder}" is damaged`, 'run "lectern verify" on the folder');
  return parsed.data;
}
