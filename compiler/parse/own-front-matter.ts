import type { Json } from '../../corpus/schema/json.ts';
import { withoutFirstLines, withPlainLines } from '../values/text-places.ts';
import { parseFrontMatter, type FrontMatter } from './front-matter.ts';

/** The front matter of a file, and the content below it. */
export interface ReadFrontMatter {
  frontMatter: Record<string, unknown>;
  content: string;
}

/** The argument of the config function `parseFrontMatter`. */
export interface FrontMatterCall {
  /** Absolute path. */
  filePath: string;
  fileContent: string;
  /** Lectern's own front matter parser. Throws if the front matter is invalid. */
  defaultParseFrontMatter(of: { filePath: string; fileContent: string }): Promise<ReadFrontMatter>;
}

/** The `markdown.parseFrontMatter` function of a config. */
export type FrontMatterFunction = (call: FrontMatterCall) => unknown;

/** Front matter that the config's function returned, and the number of lines of the front matter in the source. */
export interface OwnFrontMatter {
  values: Record<string, Json>;
  lines: number;
}

/**
 * Thrown by the default parser for invalid front matter, which the config's function may call. The error itself is
 * reported later, with its location.
 */
class FrontMatterError extends Error {}

/**
 * Reads the front matter of a file with the config's `parseFrontMatter` function.
 *
 * @param text the source of the file
 * @param filePath absolute path
 * @returns the source to parse, and the front matter if it differs from the default result; or an error message
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
    if (error instanceof FrontMatterError) return { text };
    return { reason: `the function throws: ${error instanceof Error ? error.message : String(error)}` };
  }
  const { frontMatter, content } = (given ?? {}) as Partial<ReadFrontMatter>;
  if (typeof frontMatter !== 'object' || frontMatter === null || typeof content !== 'string')
    return { reason: 'the function did not return an object with "frontMatter" and "content"' };
  const written = parseFrontMatter(source);
  const values = asData(frontMatter);
  if (typeof values === 'string') return { reason: values };
  const rest = placed(content, source, written);
  const isSame = rest.text === source && rest.lines === written.lines;
  if (isSame && JSON.stringify(values) === JSON.stringify(written.values)) return { text };
  return { text: isSame ? text : rest.text, frontMatter: { values, lines: rest.lines } };
}

/** @returns the front matter from the config's function, with the locations of keys that are also in the source */
export function chosenFrontMatter(source: string, { values, lines }: OwnFrontMatter): FrontMatter {
  const written = parseFrontMatter(source);
  const isLeft = (key: string) => Object.hasOwn(values, key) || Object.hasOwn(values, key.split(/[.[]/, 1)[0]!);
  const places = Object.entries(written.places).filter(([key]) => isLeft(key));
  return {
    values: structuredClone(values),
    lines,
    places: Object.fromEntries(places),
    findings: written.findings.filter(({ severity }) => severity !== 'error'),
  };
}

async function defaultParseFrontMatter({ fileContent }: { fileContent: string }): Promise<ReadFrontMatter> {
  const source = withPlainLines(fileContent);
  const { values, lines, findings } = parseFrontMatter(source);
  const failure = findings.find(({ severity }) => severity === 'error');
  if (failure) throw new FrontMatterError(failure.message);
  return { frontMatter: structuredClone(values), content: withoutFirstLines(source, lines).trim() };
}

/**
 * Returns a source with the content that the config's function returned, at the same lines as in the file. So
 * diagnostics have the right lines. If the content is changed, it begins below the file's front matter.
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

/** @returns the values as plain JSON, or an error message */
function asData(values: object): Record<string, Json> | string {
  try {
    return JSON.parse(JSON.stringify(values, dayOfDate)) as Record<string, Json>;
  } catch (error) {
    return `the result of the function is not plain data: ${(error as Error).message.split('\n')[0]}`;
  }
}

/**
 * Converts a midnight timestamp to a day. The default parser reads `date: 2024-05-06` as a string, but a
 * function may return a `Date`.
 */
function dayOfDate(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T00:00:00\.000Z$/, '$1') : value;
}
