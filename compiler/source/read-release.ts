import type { Committer } from './source.ts';

const dateAtEnd = /(?:\((\d{4}-\d{1,2}-\d{1,2})\)|(?:^|\s)[-–—]\s+(\d{4}-\d{1,2}-\d{1,2}))$/;
const link = /\[([^[\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g;

/**
 * Parses the heading of a release:
 *
 *     2.4.3 (2023-09-20)    [1.0.0] - 2017-06-20    [1.0.1](https://…) (2020-01-01)    Unreleased
 *
 * @returns the title without link syntax, and the date as written
 */
export function readReleaseHeading(heading: string): { title: string; date?: string | undefined } {
  const dated = dateAtEnd.exec(heading);
  const title = heading.slice(0, dated?.index).replace(link, '$1').trim();
  return { title, date: dated?.[1] ?? dated?.[2] };
}

const person = /^\s*[-*] (?:(.*?) \()?\[@([^\]]+)\]\(([^)]+)\)\)?\s*$/;

/**
 * Parses the people that a release thanks, in the list below a heading "Committers":
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
