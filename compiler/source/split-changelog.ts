import { readCommitters } from './committers.ts';
import { readReleaseHeading } from './release-heading.ts';
import type { SourceFile, SourcePart } from './source.ts';

/** A release as a source: named `CHANGELOG.md#2.4.3`. */
export type Release = Pick<SourceFile, 'path' | 'relativePath'> & { part: SourcePart };

interface Section {
  /** Of its heading, counted from 1. */
  line: number;
  heading: string;
  lines: string[];
}

const sectionHeading = /^ {0,3}##(?:[ \t]+(.*?))??(?:[ \t]+#+)?[ \t]*$/;
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
  const names = new Set<string>();
  return sections.map(({ line, heading, lines }, index) => {
    const { title, date } = readReleaseHeading(heading);
    const relativePath = unusedName(title.replaceAll('/', '-'), names);
    names.add(relativePath);
    const part: SourcePart = {
      path, line, index, title, date,
      committers: readCommitters(lines),
      // Where the heading was stays an empty line, so that lines can be counted.
      text: ['', ...lines, ...definitionsFor(lines, definitions)].join('\n'),
    };
    return { path: `${path}#${relativePath}`, relativePath, part };
  });
}

function unusedName(name: string, names: ReadonlySet<string>): string {
  let unused = name;
  for (let count = 1; names.has(unused); count += 1) unused = `${name}-${count}`;
  return unused;
}

function readSections(text: string): { sections: Section[]; definitions: Map<string, string> } {
  const sections: Section[] = [];
  const definitions = new Map<string, string>();
  let fence: string | undefined;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const ticks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const heading = fence === undefined ? sectionHeading.exec(line) : null;
    if (heading) {
      sections.push({ line: index + 1, heading: heading[1] ?? '', lines: [] });
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

// Many changelogs end in a list of link targets for all releases: each gets those that it names.
function definitionsFor(lines: string[], definitions: ReadonlyMap<string, string>): string[] {
  const text = lines.join('\n').toLowerCase();
  const named = [...definitions].filter(([label]) => text.includes(`[${label}]`)).map(([, line]) => line);
  return named.length === 0 ? [] : ['', ...named];
}
