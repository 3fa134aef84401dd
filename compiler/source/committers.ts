import type { Committer } from './source.ts';

const person = /^\s*[-*] (?:(.*?) \()?\[@([^\]]+)\]\(([^)]+)\)\)?\s*$/;

/**
 * Reads who a release thanks: the list below a heading "Committers".
 *
 *     - Ada Lovelace ([@ada](https://github.com/ada))
 *     - [@grace](https://github.com/grace)
 */
export function readCommitters(lines: readonly string[]): Committer[] {
  const start = lines.findIndex((line) => /^#{2,6} Committers\b/i.test(line));
  if (start < 0) return [];
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => /^#{1,6} /.test(line));
  return (end < 0 ? after : after.slice(0, end)).flatMap((line) => {
    const [, name, alias, url] = person.exec(line) ?? [];
    return alias === undefined || url === undefined ? [] : [{ name: name ?? alias, alias, url }];
  });
}
