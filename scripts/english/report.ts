import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pointAt } from '../../compiler/values/text-places.ts';
import type { Finding } from './find.ts';

/** @returns a line for each finding: `path:line:column comments: … the words … → what to write` */
export function describeFindings(root: string, findings: readonly Finding[]): string[] {
  const sources = new Map<string, string>();
  return findings.map(({ file, kind, at, length, write }) => {
    const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
    sources.set(file, source);
    const { line, column } = pointAt(source, at);
    return `${file}:${line}:${column} ${kind}: “${excerpt(source, at, length)}” → ${write}`;
  });
}

/** @returns an excerpt of the line, with the found words */
function excerpt(source: string, at: number, length: number): string {
  const from = Math.max(source.lastIndexOf('\n', at - 1) + 1, source.lastIndexOf(' ', at - 20) + 1, at - 40);
  const line = source.indexOf('\n', at + length);
  const space = source.indexOf(' ', at + length + 20);
  const end = Math.min(...[line, space, source.length].filter((offset) => offset >= 0));
  return source.slice(from, end).replace(/\s+/g, ' ').trim();
}
