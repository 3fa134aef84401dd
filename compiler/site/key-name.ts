import type { Head } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';

interface KeySource {
  file: Pick<SourceFile, 'translates'>;
  head: Pick<Head, 'frontMatter'>;
}

/**
 * Reads `page_key` from the front matter of a page. A translated page inherits the key from its original.
 *
 * @param sources documents by path. Unreadable pages are missing
 */
export function keyName(path: string | undefined, sources: ReadonlyMap<string, KeySource>): string | undefined {
  const source = path === undefined ? undefined : sources.get(path);
  return source && (nameIn(source) ?? nameIn(sources.get(source.file.translates?.path ?? '')));
}

function nameIn(source: KeySource | undefined): string | undefined {
  const name = source?.head.frontMatter.page_key;
  return typeof name === 'number' || (typeof name === 'string' && isKeyName(name)) ? String(name) : undefined;
}

/** Whether a `page_key` is valid: not empty, and without a slash or space at its start or end. */
export function isKeyName(name: string): boolean {
  return /^[^/\s](?:.*[^/\s])?$/.test(name);
}
