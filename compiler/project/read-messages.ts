import path from 'node:path';
import * as z from 'zod';
import { ConfigError } from '../config/problem.ts';
import { messages as usual } from '../../corpus/messages.ts';
import type { Files } from '../fs/files.ts';

const CodeJson = z.record(z.string(), z.union([z.string(), z.looseObject({ message: z.string() })]));

/**
 * Reads the translations of labels, `i18n/<locale>/code.json`, as Docusaurus has them.
 *
 * @returns id → text, of those that say something else than the viewer would
 * @throws ConfigError when the file can't be used
 */
export async function readMessages(siteDir: string, locale: string, files: Files): Promise<Record<string, string>> {
  const file = `i18n/${locale}/code.json`;
  const bytes = await files.read(path.join(siteDir, file));
  if (bytes === undefined) return {};
  const texts = Object.entries(parse(Buffer.from(bytes).toString(), file)).map(
    ([id, entry]) => [id, typeof entry === 'string' ? entry : entry.message] as const,
  );
  return Object.fromEntries(texts.filter(([id, text]) => text !== usual[id]).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function parse(text: string, file: string): z.infer<typeof CodeJson> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(file, [{ key: file, message: `is no JSON: ${(error as Error).message}` }]);
  }
  const result = CodeJson.safeParse(value);
  if (result.success) return result.data;
  const keys = new Set(result.error.issues.map((issue) => String(issue.path[0] ?? file)));
  throw new ConfigError(
    file,
    [...keys].map((key) => ({ key, message: 'expected a text, or {"message": "…"}' })),
  );
}
