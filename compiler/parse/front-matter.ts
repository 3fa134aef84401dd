import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Finding, Point, Range } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/catalogue.ts';
import { parseYaml, type YamlValue } from '../yaml/parse-yaml.ts';
import { separateKeys, withQuotedLinesSetIn, type Separated } from './lenient-yaml.ts';
import { plainFrontMatter } from './plain-front-matter.ts';

/**
 * Maximum length of front matter in characters. Front matter usually has a few hundred characters. The limit exists
 * because the YAML parser needs a kilobyte of memory per value.
 */
const longest = 500_000;

/**
 * Keys whose values are objects with locations for nested keys, because the site stage reports errors inside these
 * objects.
 */
const placedWithin = new Set(['hero', 'features', 'last_update']);

export interface FrontMatter {
  values: Record<string, unknown>;
  /**
   * Locations by key: of all top-level keys, and of all values inside keys of `placedWithin`:
   * `hero.actions[0].link`.
   */
  places: Record<string, Range>;
  /** The number of lines of the front matter, including the `---` fences. */
  lines: number;
  findings: Finding[];
}

/**
 * Reads the YAML between a first line `---` and the next line that is `---`, longer dashes, or `...`. Dates are parsed
 * as strings, and numbers keep their spelling: `1.10` stays `1.10`.
 *
 * @param text with `\n` at the end of each line
 */
export function parseFrontMatter(text: string): FrontMatter {
  const none = { ...nothing(), lines: 0, findings: [] };
  const toml = tomlFrontMatter.exec(text);
  if (toml) return { ...none, lines: countLines(toml[0].trimEnd()), findings: [tomlFound] };
  const opening = /^---([^\S\n]*|[a-z]+[^\S\n]*)(?:\n|$)/.exec(text);
  if (!opening) return { ...none, findings: lateFrontMatter(text) };
  const yamlStart = opening[0].length;
  // Matches the line that ends front matter. A `---` directly below `...` also belongs to the end.
  const closing = /^(?:-{3,}|\.{3}(?:\s*\n-{3,}(?=[^\S\n]*(?:\n|$)))?)[^\S\n]*$/gm;
  closing.lastIndex = yamlStart;
  const end = closing.exec(text);
  if (!end) {
    // A `---` without a closing line is a thematic break, unless the next line is a key.
    if (!/^[\w-]+[ \t]*:/.test(text.slice(yamlStart))) return none;
    return { ...none, findings: [finding('front-matter-unclosed', { line: 1, column: 1 }, {})] };
  }
  const lines = countLines(text.slice(0, end.index + end[0].length));
  const language = opening[1]!.trim();
  if (language !== '' && language !== 'yaml' && language !== 'yml') {
    return { ...none, lines, findings: [finding('front-matter-language', { line: 1, column: 4 }, { language })] };
  }
  return { ...readValues(text.slice(yamlStart, end.index)), lines };
}

/** Matches TOML front matter: lines between two `+++`. The first line inside is a key, a table or a comment. */
const tomlFrontMatter = /^\+{3}[^\S\n]*\n(?:[^\S\n]*\n)*(?:#|\[|[\w."-]+[^\S\n]*=)(?:[^\n]*\n)*?\+{3}[^\S\n]*(?:\n|$)/;
const tomlFound = finding('front-matter-language', { line: 1, column: 1 }, { language: 'toml' });

const nothing = () => ({ values: {}, places: {} });

/** Reports front matter after blank lines, which is parsed as content. */
function lateFrontMatter(text: string): Finding[] {
  const [above] =
    /^(?:[^\S\n]*\n)+(?=---[^\S\n]*\n[\w-]+:(?:[ \t][^\n]*)?\n(?:[^\n]+\n)*?---[^\S\n]*(?:\n|$))/.exec(text) ?? [];
  return above === undefined ? [] : [finding('late-front-matter', { line: countLines(above), column: 1 }, {})];
}

function readValues(yaml: string): Omit<FrontMatter, 'lines'> {
  const plain = plainFrontMatter(yaml);
  if (plain) return { ...plain, findings: [] };
  if (yaml.length > longest) {
    const size = { characters: yaml.length, limit: longest };
    return { ...nothing(), findings: [finding('front-matter-syntax', { line: 2, column: 1 }, size)] };
  }
  const { errors, read } = parseYaml(yaml, { keepsSpelling: true });
  if (errors.length > 0) {
    const separated = separateKeys(yaml);
    const again = separated && withoutProblems(separated.yaml);
    if (again) return readMap(again, separated);
    const setIn = withQuotedLinesSetIn(yaml);
    const whole = setIn === undefined ? undefined : withoutProblems(setIn);
    if (whole) return readMap(whole, asWritten);
  }
  const findings = errors.map(({ reason, at }) =>
    finding('front-matter-syntax', at ? below(at) : { line: 2, column: 1 }, { reason }),
  );
  if (!read) return { ...nothing(), findings };
  const map = readMap(read, asWritten);
  return { ...map, findings: [...findings, ...map.findings] };
}

/** The result of `separateKeys` if no key was moved, so that locations need no conversion. */
const asWritten: Pick<Separated, 'moved' | 'written'> = { moved: [], written: (at) => at };

function withoutProblems(yaml: string): YamlValue | undefined {
  const { errors, read } = parseYaml(yaml, { keepsSpelling: true });
  return errors.length === 0 ? read : undefined;
}

function readMap(
  { value, document, inheritedKeys, pointAt }: YamlValue,
  { moved, written }: Pick<Separated, 'moved' | 'written'>,
): Omit<FrontMatter, 'lines'> {
  const inFile = (at: Point) => below(written(at));
  const findings = [
    ...inheritedKeys.map(({ name, at: { end, ...start } }) =>
      finding('inherited-key', { ...inFile(start), end: end && inFile(end) }, { name }),
    ),
    ...moved.map(({ key, at }) => finding('keys-on-one-line', below(at), { key })),
  ];
  if (value === null || value === undefined) return { ...nothing(), findings };
  if (!isMap(document.contents)) {
    const found = isScalar(document.contents) ? 'a single value without a key' : 'a list of values';
    return { ...nothing(), findings: [finding('front-matter-shape', { line: 2, column: 1 }, { found })] };
  }
  const values = value as Record<string, unknown>;
  const places: Record<string, Range> = {};
  for (const { key, value: node } of document.contents.items) {
    if (!isScalar(key) || !key.range || !Object.hasOwn(values, String(key.value))) continue;
    const end = node?.range?.[1] ?? key.range[1];
    const rangeOf = (start: number, end: number): Range => ({ ...inFile(pointAt(start)), end: inFile(pointAt(end)) });
    places[String(key.value)] = rangeOf(key.range[0], end);
    if (placedWithin.has(String(key.value))) addPlacesIn(node, String(key.value), rangeOf, places);
  }
  return { values, places, findings };
}

/**
 * Adds the location of each value inside an object or list. The key is the path of the value: `hero.actions[0].link`.
 */
function addPlacesIn(
  value: unknown,
  path: string,
  rangeOf: (start: number, end: number) => Range,
  places: Record<string, Range>,
): void {
  const add = (name: string, start: Node['range'], node: unknown) => {
    const range = (node as Node | null)?.range ?? start;
    if (start && range) places[name] = rangeOf(start[0], range[1]);
    addPlacesIn(node, name, rangeOf, places);
  };
  if (isMap(value))
    for (const { key, value: inner } of value.items)
      if (isScalar(key)) add(`${path}.${String(key.value)}`, key.range, inner);
  if (isSeq(value))
    for (const [index, item] of value.items.entries()) add(`${path}[${index}]`, (item as Node | null)?.range, item);
}

// Converts a location in the YAML to one in the file. The YAML starts on line 2, below the opening `---`.
function below({ line, column }: Point): Point {
  return { line: line + 1, column };
}

function countLines(text: string): number {
  return text.split('\n').length;
}
