import { lines, type Line } from '../markdown/lines.ts';
import type { Node } from '../spec/spec.ts';

/** A generated file. Its path is relative to the folder of the OpenAPI description's pages. */
export interface Page {
  path: string;
  content: readonly Line[];
  /** The value from which the file was generated. Diagnostics about the file have the location of this value. */
  at: Node;
}

/** Formats front matter. Values are written as JSON, which is valid YAML. */
export function frontMatter(values: Readonly<Record<string, unknown>>, at: Node): Line[] {
  const written = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [...lines(['---', ...written, '---'].join('\n'), at), { text: '' }];
}
