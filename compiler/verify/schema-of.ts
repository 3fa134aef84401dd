import type * as z from 'zod';
import { filePaths, type FileKind } from '../../corpus/file-paths.ts';
import { Page } from '../../corpus/schema/index.ts';
import { schemas } from '../../corpus/schema/schemas.ts';

const kinds = Object.entries(filePaths).map(([kind, path]): [pattern: RegExp, schema: z.ZodType] => {
  const pattern = path.replaceAll('.', '\\.').replace('<part>', '\\d+').replace(/<\w+>/g, '[^/]+');
  return [new RegExp(`^${pattern}$`), schemas[kind as FileKind]];
});

/**
 * @param path path of a JSON file, relative to `corpus/`
 * @returns the schema for its kind of file; undefined if the kind is unknown, as for files of extensions
 */
export function schemaOf(path: string): z.ZodType | undefined {
  if (/^pages\/.+\.json$/.test(path)) return Page;
  return kinds.find(([pattern]) => pattern.test(path))?.[1];
}
