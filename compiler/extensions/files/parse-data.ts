import { isMap, isPair, isSeq, type Document, type Node } from 'yaml';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { parseYaml, type YamlValue } from '../../yaml/parse-yaml.ts';
import type { DataFile } from '../hooks/context.ts';

const start: Point = { line: 1, column: 1 };

/** Parses YAML or JSON for extensions. */
export function parseData(text: string): DataFile {
  const { errors, read } = parseYaml(text);
  const problems = errors.map(({ reason, at = start }) => ({ message: reason, ...at }));
  return { value: read?.value, problems, placeOf: (keys) => (read ? placeIn(read, keys) : start) };
}

/** @returns the result for a file that is not UTF-8 */
export function notText(wrongByte: Point): DataFile {
  return { value: undefined, problems: [{ message: 'the file is not UTF-8', ...wrongByte }], placeOf: () => start };
}

function placeIn({ document, pointAt }: YamlValue, keys: readonly (string | number)[]): Point {
  let node: unknown = document.contents;
  let at = offsetOf(node) ?? 0;
  for (const key of keys) {
    const found = memberOf(node, key, document);
    if (!found) break;
    at = offsetOf(found.at) ?? at;
    node = found.value;
  }
  return pointAt(at);
}

function memberOf(node: unknown, key: string | number, document: Document.Parsed) {
  const around = resolved(node, document);
  if (isSeq(around)) return { at: around.items[Number(key)], value: around.items[Number(key)] };
  if (!isMap(around)) return undefined;
  const pair = around.items.find((each) => String((each.key as { value?: unknown } | null)?.value) === String(key));
  return pair && { at: pair.key, value: pair.value };
}

/** @returns the node that a YAML alias refers to; any other node unchanged */
function resolved(node: unknown, document: Document.Parsed): unknown {
  return (node as { resolve?(of: Document.Parsed): unknown } | null)?.resolve?.(document) ?? node;
}

function offsetOf(node: unknown): number | undefined {
  return isPair(node) ? offsetOf(node.key) : (node as Node | null | undefined)?.range?.[0];
}
