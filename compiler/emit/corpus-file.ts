import { filePath, type FileKind, type FilePlace } from '../../corpus/file-paths.ts';
import { pageKey } from '../../corpus/page-key.ts';
import type { Page } from '../../corpus/schema/index.ts';
import type { SchemaKind } from '../../corpus/schema/schemas.ts';
import type { Config } from '../config/config.ts';
import { usualBaseUrl, type LocalizedConfig } from '../config/locales.ts';
import { toJson } from './json.ts';

/** A file of the corpus without its first two fields. */
export type Content<File> = File extends unknown ? Omit<File, '$schema' | 'format'> : never;

/** @returns a file with its first fields: the address of its schema, in the usual language, and the format version */
export function asFile<Fields extends object>(kind: SchemaKind, fields: Fields, config: LocalizedConfig) {
  return { $schema: usualBaseUrl(config) + schemaPath(kind), format: 1 as const, ...fields };
}

/** @returns the path of a JSON Schema; schemas are next to the pages of the usual language */
export function schemaPath(kind: SchemaKind): string {
  return `corpus/schema/v1/${kind}.schema.json`;
}

/**
 * @param name `page_key` of the front matter of the page
 * @returns the file of a page
 */
export function asPageFile(content: Content<Page>, config: LocalizedConfig, name?: string): Page {
  const { instance, version } = 'context' in content ? content.context : {};
  const id = content.kind === 'doc' ? content.id : undefined;
  const { kind, path } = content;
  return asFile(
    kind,
    { key: pageKey({ kind, path, id, instance, version, name }, config), ...content },
    config,
  ) as Page;
}

/** @returns a table with its path in the output */
export function tableFile(kind: FileKind, fields: object, config: Config, place?: FilePlace) {
  return { path: `corpus/${filePath(kind, place)}`, text: toJson(asFile(kind, fields, config)) };
}
