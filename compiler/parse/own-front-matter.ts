import { catalogue } from '../diagnostics/catalogue.ts';
import type { Json } from '../../corpus/schema/json.ts';
import { withoutFirstLines, withPlainLines } from '../values/text-places.ts';
import { parseFrontMatter, type FrontMatter } from './front-matter.ts';

/** The result of reading a file: its front matter, and the content below it. */
export interface ReadFrontMatter {
  frontMatter: Record<string, unknown>;
  content: string;
}

/** The argument of the config function `parseFrontMatter`. */
export interface FrontMatterCall {
  /** Absolute. */
  filePath: string;
  fileContent: string;
  /** Reads it without the function. Throws if the front matter is invalid. */
  defaultParseFrontMatter(of: { filePath: string; fileContent: string }): Promise<ReadFrontMatter>;
}

/** `markdown.parseFrontMatter` of a config. */
export type FrontMatterFunction = (call: FrontMatterCall) => unknown;

/** Front matter that a function of the config has returned, and its number of lines in the source. */
export interface OwnFrontMatter {
  values: Record<string, Json>;
  lines: number;
}

/** An error in front matter that the parser reports with its location, regardless of the caller. */
class FrontMatterFault extends Error {}

/**
 * Reads the front matter of a file with a function of the config.
 *
 * @param text the source of the file
 * @param filePath absolute
 * @returns the source to parse, and the front matter if it differs from the default result; or an error
 *   message
 */
export async function readByFunction(
  read: FrontMatterFunction,
  text: string,
  filePath: string,
): Promise<{ text: string; frontMatter?: OwnFrontMatter } | { reason: string }> {
  const source = withPlainLines(text);
  let given: unknown;
  try {
    given = await read({ filePath, fileContent: text, defaultParseFrontMatter });
  } catch (error) {
    if (error instanceof FrontMatterFault) return { text };
    return { reason: `it throws: ${error instanceof Error ? error.message : String(error)}` };
  }
  const { frontMatter, content } = (given ?? {}) as Partial<ReadFrontMatter>;
  if (typeof frontMatter !== 'object' || frontMatter === null || typeof content !== 'string')
    return { reason: 'it returned no object with "frontMatter" and "content"' };
  const written = parseFrontMatter(source);
  const values = asData(frontMatter);
  if (typeof values === 'string') return { reason: values };
  const rest = placed(content, source, written);
  const isSame = rest.text === source && rest.lines === written.lines;
  if (isSame && JSON.stringify(values) === JSON.stringify(written.values)) return { text };
  return { text: isSame ? text : rest.text, frontMatter: { values, lines: rest.lines } };
}

/** @returns the front matter from a function, with the locations of keys that are in the source */
export function chosenFrontMatter(source: string, { values, lines }: OwnFrontMatter): FrontMatter {
  const written = parseFrontMatter(source);
  const isLeft = (key: string) => Object.hasOwn(values, key) || Object.hasOwn(values, key.split(/[.[]/, 1)[0]!);
  const places = Object.entries(written.places).filter(([key]) => isLeft(key));
  return {
    values: structuredClone(values),
    lines,
    places: Object.fromEntries(places),
    findings: written.findings.filter(({ rule }) => catalogue[rule].severity !== 'error'),
  };
}

async function defaultParseFrontMatter({ fileContent }: { fileContent: string }): Promise<ReadFrontMatter> {
  const source = withPlainLines(fileContent);
  const { values, lines, findings } = parseFrontMatter(source);
  const failure = findings.find(({ rule }) => catalogue[rule].severity === 'error');
  if (failure) throw new FrontMatterFault(failure.message);
  return { frontMatter: structuredClone(values), content: withoutFirstLines(source, lines).trim() };
}

/**
 * Locates the returned content in the file, so that errors have their locations in the file if
 * possible.
 */
function placed(content: string, source: string, { lines }: FrontMatter): { text: string; lines: number } {
  const below = withoutFirstLines(source, lines);
  const own = content.replace(/\r\n?/g, '\n');
  if (own.trim() === below.trim()) return { text: source, lines };
  const start = source.lastIndexOf(own.trim());
  const isAtEnd = own.trim() !== '' && start > 0 && source.slice(start).trim() === own.trim();
  const above = source.slice(0, start);
  if (isAtEnd && above.endsWith('\n')) return { text: source, lines: above.split('\n').length - 1 };
  const head = source.split('\n').slice(0, lines);
  const blank = /^\s*\n/.exec(below)?.[0] ?? '';
  return { text: [...head, blank + own.trimStart()].join('\n'), lines };
}

/** @returns the values as JSON data, or an error message */
function asData(values: object): Record<string, Json> | string {
  try {
    return JSON.parse(JSON.stringify(values, dayOfDate)) as Record<string, Json>;
  } catch (error) {
    return `its result is not plain data: ${(error as Error).message.split('\n')[0]}`;
  }
}

/** Formats a midnight date as a day: `date: 2024-05-06` is a string here, but functions may return a Date. */
function dayOfDate(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T00:00:00\.000Z$/, '$1') : value;
}
