import { filePath, type FileKind, type FilePlace } from '../../corpus/file-paths.ts';
import { pageKey } from '../../corpus/page-key.ts';
import type { Page } from '../../corpus/schema/index.ts';
import type { SchemaKind } from '../../corpus/schema/schemas.ts';
import type { Config } from '../config/config.ts';
import { usualBaseUrl, type LocalizedConfig } from '../config/locales.ts';
import { toJson } from './json.ts';

/** What a file of the corpus says, without the two fields with which every file begins. */
export type Content<File> = File extends unknown ? Omit<File, '$schema' | 'format'> : never;

/** @returns the file of a kind that says this: its schema, which is that of the usual language, and its format come first */
export function asFile<Said extends object>(kind: SchemaKind, said: Said, config: LocalizedConfig) {
  return { $schema: usualBaseUrl(config) + schemaPath(kind), format: 1 as const, ...said };
}

/** Where the JSON Schema of a kind of file lies, beside the pages of the usual language. */
export function schemaPath(kind: SchemaKind): string {
  return `corpus/schema/v1/${kind}.schema.json`;
}

/**
 * @param name `page_key` of the front matter of the page
 * @returns the file of a page that says this
 */
export function asPageFile(said: Content<Page>, config: LocalizedConfig, name?: string): Page {
  const { instance, version } = 'context' in said ? said.context : {};
  const id = said.kind === 'doc' ? said.id : undefined;
  const { kind, path } = said;
  return asFile(kind, { key: pageKey({ kind, path, id, instance, version, name }, config), ...said }, config) as Page;
}

/** @returns the table of a kind, where it lies in the output */
export function tableFile(kind: FileKind, said: object, config: Config, place?: FilePlace) {
  return { path: `corpus/${filePath(kind, place)}`, text: toJson(asFile(kind, said, config)) };
}
