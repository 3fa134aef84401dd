import path from 'node:path';
import type * as z from 'zod';
import { disk } from '../host/disk.ts';
import { EnvironmentError } from '../host/environment-error.ts';

/**
 * Reads a file of a compiled corpus.
 *
 * @param file relative to `corpus/`
 * @param folder the output folder, absolute
 * @throws EnvironmentError when it isn't there, or isn't what it should be
 */
export async function readCorpusFile<T>(schema: z.ZodType<T>, file: string, folder: string): Promise<T> {
  const bytes = await disk.read(path.join(folder, 'corpus', file));
  if (!bytes)
    throw new EnvironmentError(
      `"${folder}" holds no "corpus/${file}"`,
      'compile the site first, or name its output folder',
    );
  const parsed = schema.safeParse(JSON.parse(Buffer.from(bytes).toString()));
  if (!parsed.success)
    throw new EnvironmentError(`"corpus/${file}" in "${folder}" is damaged`, 'run "lectern verify" on the folder');
  return parsed.data;
}
