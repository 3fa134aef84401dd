import type { Node } from 'acorn';
import { isScalar, parseDocument, visit } from 'yaml';
import { readSettingsTree } from './setting-places.ts';

/** A string in a settings file. */
interface SettingString {
  /** The key of the string; absent for list items. */
  key?: string | undefined;
  value: string;
  /** Offset in the file; the range includes the quotes. */
  start: number;
  end: number;
}

type AnyNode = Node & Record<string, unknown>;

/**
 * @param file name of the file
 * @returns the strings in a JSON, YAML, JavaScript or TypeScript file; empty if it can't be parsed
 */
export function settingStrings(file: string, text: string): SettingString[] {
  return /\.ya?ml$/.test(file) ? yamlStrings(text) : codeStrings(file, text);
}

function codeStrings(file: string, text: string): SettingString[] {
  const found: SettingString[] = [];
  const { tree, pointOf } = readSettingsTree(file, text);
  const starts = [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length)];
  const add = (node: AnyNode, key: string | undefined) => {
    const value = textOf(node);
    const point = value === undefined ? undefined : pointOf(node.loc!.start);
    const start = point && starts[point.line - 1]! + point.column - 1;
    // Removing TypeScript types may shift a location. So only strings that the source contains at that location are
    // returned.
    const [written] = (start !== undefined && /^(["'`])(?:\\.|(?!\1).)*\1/s.exec(text.slice(start))) || [];
    if (value !== undefined && written?.slice(1, -1) === value)
      found.push({ key, value, start: start!, end: start! + written.length });
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const { type, elements, key, value, computed, ...rest } = node as AnyNode;
    if (type === 'ArrayExpression')
      for (const element of elements as (AnyNode | null)[]) if (element) add(element, undefined);
    if (type === 'Property') {
      const { name, value: text } = key as AnyNode;
      if (!computed) add(value as AnyNode, String(name ?? text));
    }
    [elements, value, ...Object.values(rest)].forEach(walk);
  };
  walk(tree);
  return found;
}

function textOf({ type, value, quasis }: AnyNode): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  const [only, ...others] = type === 'TemplateLiteral' ? (quasis as { value: { cooked: string } }[]) : [];
  return others.length === 0 ? only?.value.cooked : undefined;
}

function yamlStrings(text: string): SettingString[] {
  const found: SettingString[] = [];
  visit(parseDocument(text, { logLevel: 'silent', uniqueKeys: false }), {
    Scalar(place, { value, range }, parents) {
      if (place === 'key' || typeof value !== 'string' || !range) return;
      const { key } = parents.at(-1) as { key?: unknown };
      found.push({ key: isScalar(key) ? String(key.value) : undefined, value, start: range[0], end: range[1] });
    },
  });
  return found;
}
