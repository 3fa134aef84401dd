import { filePath, type FileKind, type FilePlace } from '../../corpus/file-paths.ts';
import { pageKey } from '../../corpus/page-key.ts';
import type { Page } from '../../corpus/schema/index.ts';
import type { SchemaKind } from '../../corpus/schema/schemas.ts';
import type { Config } from '../config/config.ts';
import { usualBaseUrl, type LocalizedConfig } from '../config/locales.ts';
import { toJson } from './json.ts';

/** The fields of a corpus file besides `$schema` and `format`, which Lectern adds to all files. */
export type Content<File> = File extends unknown ? Omit<File, '$schema' | 'format'> : never;

/**
 * Adds `$schema` and `format` to a file. Files of all languages refer to the schema in the default language's output.
 */
export function asFile<Fields extends object>(kind: SchemaKind, fields: Fields, config: LocalizedConfig) {
  return { $schema: usualBaseUrl(config) + schemaPath(kind), format: 1 as const, ...fields };
}

/** @returns the output path of a JSON Schema, relative to the output of the default language */
export function schemaPath(kind: SchemaKind): string {
  return `corpus/schema/v1/${kind}.schema.json`;
}

/** @param name `page_key` from the page's front matter @returns the data file of a page */
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

/** @returns the output path and the text of a corpus file of any kind except pages and `site.json` */
export function tableFile(kind: FileKind, fields: object, config: Config, place?: FilePlace) {
  return { path: `corpus/${filePath(kind, place)}`, text: toJson(asFile(kind, fields, config)) };
}
