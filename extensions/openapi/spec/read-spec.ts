import type { DataFile, ExtensionFiles } from '../../../compiler/index.ts';
import { fileAt, type Spec } from './spec.ts';
import { isObject } from './values.ts';

/** A parsed file, and its source. */
interface Parsed {
  text: string;
  data: DataFile;
}
export type ParsedFiles = Map<string, Parsed>;

/**
 * Reads an OpenAPI description, and all files that it refers to.
 *
 * @param links the URL that links in descriptions are relative to
 * @param parsed files that earlier runs have parsed. An unchanged file is not parsed again
 */
export async function readSpec(
  name: string,
  file: string,
  files: Pick<ExtensionFiles, 'data' | 'readBytes'>,
  parsed: ParsedFiles,
  links?: string,
): Promise<Spec> {
  const found = new Map<string, DataFile>();
  const waiting = [file];
  for (const next of waiting) {
    const data = await dataOf(next, files, parsed);
    if (!data) continue;
    found.set(next, links === undefined ? data : { ...data, value: withLinks(data.value, links) });
    for (const ref of refsIn(data.value)) {
      const other = fileAt(ref.split('#', 1)[0]!, next);
      if (!ref.startsWith('#') && other !== undefined && !waiting.includes(other)) waiting.push(other);
    }
  }
  return { name, file, files: found };
}

async function dataOf(file: string, files: Pick<ExtensionFiles, 'data' | 'readBytes'>, parsed: ParsedFiles) {
  const bytes = await files.readBytes(file);
  if (!bytes) return undefined;
  const text = Buffer.from(bytes).toString('latin1');
  const known = parsed.get(file);
  if (known?.text === text) return known.data;
  const data = await files.data(file);
  if (data) parsed.set(file, { text, data });
  return data;
}

/** Keys whose values are data. A `$ref` in these values is data as well. */
export const dataKeys: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const']);

/** @returns the strings of all references */
function refsIn(value: unknown): Set<string> {
  const refs = new Set<string>();
  const waiting = [value];
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) waiting.push(...(next as unknown[]).filter((item) => typeof item === 'object' && item));
    if (!isObject(next)) continue;
    for (const [key, inner] of Object.entries(next))
      if (key === '$ref' && typeof inner === 'string') refs.add(inner);
      else if (typeof inner === 'object' && inner !== null && !dataKeys.has(key)) waiting.push(inner);
  }
  return refs;
}

/** @returns a copy of a value in which links of descriptions are absolute. Only links that start with `/` or `#` change */
function withLinks(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return (value as unknown[]).map((item) => withLinks(item, base));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const isText = key === 'description' && typeof inner === 'string';
    return [key, isText ? absoluteLinks(inner, base) : withLinks(inner, base)] as const;
  });
  return Object.fromEntries(entries);
}

function absoluteLinks(text: string, base: string): string {
  return text.replaceAll(/(\]\(|\bhref=["'])([/#][^\s)"']*)/g, (whole, start: string, address: string) =>
    URL.canParse(address, base) ? start + new URL(address, base).href : whole,
  );
}
