import { cutText } from '../../corpus/cut-text.ts';
import { readCommitters, readReleaseHeading } from './read-release.ts';
import type { SourceFile, SourcePart } from './source.ts';

/** A release as a source. Its path is `CHANGELOG.md#2.4.3`. */
export type Release = Pick<SourceFile, 'path' | 'relativePath'> & { part: SourcePart };

interface Section {
  /** Number of the heading's line, from 1. */
  line: number;
  heading: string;
  lines: string[];
}

/** Maximum length of a heading, in characters. Longer headings are cut. */
const longestHeading = 1000;
const deepHeading = /^( {0,3})##(##+[ \t])/;
const definition = /^ {0,3}\[([^\]]+)\]:\s*\S/;

/**
 * Splits a changelog at its h2 headings. Content before the first h2 is left out. Each release becomes a page, so its
 * headings from h4 on move up by two levels: `####` → `##`.
 *
 * @param path path relative to the site's folder
 */
export function splitChangelog(path: string, text: string): Release[] {
  const { sections, definitions } = readSections(text);
  const nameOf = distinctNames();
  return sections.map(({ line, heading, lines }, index) => {
    const { title, date } = readReleaseHeading(heading);
    const relativePath = nameOf(title.replaceAll('/', '-'));
    const part: SourcePart = {
      path,
      line,
      index,
      title,
      date,
      committers: readCommitters(lines),
      // The empty line replaces the heading, so that the other lines keep their numbers.
      text: ['', ...lines, ...definitionsFor(lines, definitions)].join('\n'),
    };
    return { path: `${path}#${relativePath}`, relativePath, part };
  });
}

/** @returns a function that makes names unique by adding a number: `a`, `a-1`, `a-2` */
function distinctNames(): (name: string) => string {
  const given = new Set<string>();
  const counts = new Map<string, number>();
  return (name) => {
    let count = counts.get(name) ?? 0;
    let distinct = count > 0 ? `${name}-${count}` : name;
    while (given.has(distinct)) distinct = `${name}-${++count}`;
    counts.set(name, count + 1);
    given.add(distinct);
    return distinct;
  };
}

function readSections(text: string): { sections: Section[]; definitions: Map<string, string> } {
  const sections: Section[] = [];
  const definitions = new Map<string, string>();
  let fence: string | undefined;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const ticks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const heading = fence === undefined ? sectionHeading(line) : undefined;
    if (heading !== undefined) {
      sections.push({ line: index + 1, heading, lines: [] });
      continue;
    }
    const label = fence === undefined ? definition.exec(line)?.[1] : undefined;
    if (label !== undefined) definitions.set(label.toLowerCase(), line);
    sections.at(-1)?.lines.push(fence === undefined ? line.replace(deepHeading, '$1$2') : line);
    if (fence === undefined) fence = ticks;
    else if (ticks?.startsWith(fence) && line.trim() === ticks) fence = undefined;
  }
  return { sections, definitions };
}

/** @returns the text of an h2 heading without closing `#`; undefined for other lines */
function sectionHeading(line: string): string | undefined {
  const words = /^ {0,3}##(?=[ \t]|$)(.*)$/.exec(line)?.[1];
  return (
    words &&
    cutText(words, longestHeading)
      .trim()
      .replace(/(?:^|[ \t])#+$/, '')
      .trim()
  );
}

// Returns the link definitions (`[1.0.0]: https://…`) that a release uses. Many changelogs have all definitions at
// their end.
function definitionsFor(lines: string[], definitions: ReadonlyMap<string, string>): string[] {
  const text = lines.join('\n').toLowerCase();
  const labels = Array.from(text.matchAll(/\[([^[\]]+)\]/g), ([, label]) => label!);
  const named = [...new Set(labels)].flatMap((label) => definitions.get(label) ?? []);
  return named.length === 0 ? [] : ['', ...named];
}
