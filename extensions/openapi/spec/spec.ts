import type { DataFile } from '../../../compiler/index.ts';
import { isObject } from './values.ts';

export type Key = string | number;

/** An OpenAPI description with the files that it refers to. */
export interface Spec {
  name: string;
  /** Path of the main file. */
  file: string;
  /** Path → file. Missing files are absent. */
  files: ReadonlyMap<string, DataFile>;
}

/** A value in an OpenAPI description, and its location. */
export interface Node {
  value: unknown;
  file: string;
  keys: readonly Key[];
}

/** A location in a file. */
export interface SpecPlace {
  file: string;
  line: number;
  column: number;
}

/** Maximum length of a chain of references, in which one `$ref` refers to another `$ref`. */
const maxChain = 50;

/** @returns the root of the main file */
export function rootOf({ file, files }: Spec): Node {
  return { value: files.get(file)?.value, file, keys: [] };
}

/** @returns a member of an object or an item of a list as a node. If it is missing, the node's value is undefined */
export function child({ value, file, keys }: Node, ...path: readonly Key[]): Node {
  let inner = value;
  for (const key of path)
    inner =
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<Key, unknown>)[key]
        : undefined;
  return { value: inner, file, keys: [...keys, ...path] };
}

/** @returns all members of an object or items of a list, each with its key */
export function children(node: Node): [key: string, member: Node][] {
  const { value } = node;
  if (Array.isArray(value)) return value.map((_, index) => [String(index), child(node, index)]);
  return isObject(value) ? Object.keys(value).map((key) => [key, child(node, key)]) : [];
}

/** @returns the location of a value */
export function placeOf(spec: Spec, { file, keys }: Node): SpecPlace {
  return { file, ...(spec.files.get(file)?.placeOf(keys) ?? { line: 1, column: 1 }) };
}

/** @returns the value of `$ref` in an object; undefined if the object is not a reference */
export function refOf({ value }: Node): string | undefined {
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
}

/** @returns the node that a reference points to; undefined if it does not exist */
export function target(spec: Spec, ref: string, from: string): Node | undefined {
  const [address = '', pointer = ''] = ref.split('#', 2);
  const file = address === '' ? from : fileAt(address, from);
  const found = file === undefined ? undefined : spec.files.get(file);
  const keys = keysOf(pointer);
  if (!found || keys === undefined) return undefined;
  const node = child({ value: found.value, file: file!, keys: [] }, ...keys);
  return node.value === undefined ? undefined : node;
}

/**
 * Follows references until a value without `$ref`.
 *
 * @returns undefined for a missing value, a broken reference, and a chain that is too long
 */
export function resolve(spec: Spec, node: Node): Node | undefined {
  let found: Node | undefined = node;
  for (let step = 0; step < maxChain && found; step += 1) {
    const ref = refOf(found);
    if (ref === undefined) return found.value === undefined ? undefined : found;
    found = target(spec, ref, found.file);
  }
  return undefined;
}

/** @returns the path of another file of the site; undefined for URLs */
export function fileAt(address: string, from: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('/')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of decoded(address)?.split('/') ?? [])
    if (part === '..') {
      if (parts.length === 0) return undefined;
      parts.pop();
    } else if (part !== '.') parts.push(part);
  return parts.join('/');
}

/** @returns the keys of a JSON pointer: `/paths/~1pets` → `['paths', '/pets']`; undefined for other strings */
function keysOf(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  return decoded(pointer)
    ?.slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
