import type { Head } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';

interface KeySource {
  file: Pick<SourceFile, 'translates'>;
  head: Pick<Head, 'frontMatter'>;
}

/**
 * Reads `page_key` from the front matter of a page, or from that of its original in the default language.
 *
 * @param sources may lack the page
 */
export function keyName(path: string | undefined, sources: ReadonlyMap<string, KeySource>): string | undefined {
  const source = path === undefined ? undefined : sources.get(path);
  return source && (nameIn(source) ?? nameIn(sources.get(source.file.translates?.path ?? '')));
}

function nameIn(source: KeySource | undefined): string | undefined {
  const name = source?.head.frontMatter.page_key;
  return typeof name === 'number' || (typeof name === 'string' && isKeyName(name)) ? String(name) : undefined;
}

/** Whether a text can be the end of a key: neither empty nor with a slash at one of its ends. */
export function isKeyName(name: string): boolean {
  return /^[^/\s](?:.*[^/\s])?$/.test(name);
}
