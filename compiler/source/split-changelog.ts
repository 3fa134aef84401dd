import { cutText } from '../../corpus/cut-text.ts';
import { readCommitters, readReleaseHeading } from './read-release.ts';
import type { SourceFile, SourcePart } from './source.ts';

/** A release as a source: named `CHANGELOG.md#2.4.3`. */
export type Release = Pick<SourceFile, 'path' | 'relativePath'> & { part: SourcePart };

interface Section {
  /** Of its heading, counted from 1. */
  line: number;
  heading: string;
  lines: string[];
}

/** What comes after so many characters of a heading is no part of a name. */
const longestHeading = 1000;
const deepHeading = /^( {0,3})##(##+[ \t])/;
const definition = /^ {0,3}\[([^\]]+)\]:\s*\S/;

/**
 * Takes a changelog apart at its headings of the second level; what stands before the first is left out. Headings of
 * the fourth level and below move up by two, as there is nothing between them and the release.
 *
 * @param path of the file, relative to the site's folder
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
      // Where the heading was stays an empty line, so that lines can be counted.
      text: ['', ...lines, ...definitionsFor(lines, definitions)].join('\n'),
    };
    return { path: `${path}#${relativePath}`, relativePath, part };
  });
}

/** @returns a function that returns each name once: `a`, for the second call with it `a-1`, then `a-2` */
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

/** @returns the words of a heading of the second level, without the signs that may close it; nothing for other lines */
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

// Many changelogs end in a list of link targets for all releases: each gets those that it names.
function definitionsFor(lines: string[], definitions: ReadonlyMap<string, string>): string[] {
  const text = lines.join('\n').toLowerCase();
  const labels = Array.from(text.matchAll(/\[([^[\]]+)\]/g), ([, label]) => label!);
  const named = [...new Set(labels)].flatMap((label) => definitions.get(label) ?? []);
  return named.length === 0 ? [] : ['', ...named];
}
