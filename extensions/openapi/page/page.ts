import { lines, type Line } from '../markdown/lines.ts';
import type { Operation } from '../spec/operations.ts';
import type { Node } from '../spec/spec.ts';

/** A group of operations: a tag, or the webhooks. */
export interface Group {
  label: string;
  slug: string;
  /** The tag in the description, if it has one. */
  node: Node | undefined;
  operations: readonly PlacedOperation[];
}

/** An operation with its slug. */
export interface PlacedOperation {
  operation: Operation;
  slug: string;
}

/** A file below the folder of a description. */
export interface Page {
  path: string;
  content: readonly Line[];
  /** The value that the whole file was written for. */
  at: Node;
}

/** Front matter of a page. Values are JSON, which is YAML. */
export function frontMatter(values: Readonly<Record<string, unknown>>, at: Node): Line[] {
  const written = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [...lines(['---', ...written, '---'].join('\n'), at), { text: '' }];
}
