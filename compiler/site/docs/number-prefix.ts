import type { DocsOptions, NumberPrefixParser } from '../../config/docs.ts';

/** `2021-11-notes` and `7.0-guide` start with a date and a version, not with a place in an order. */
const dateOrVersion = /^\d+[-_.]\d/;
const numbered = /^(?<number>\d+)\s*[-_.]+\s*(?<name>[^-_.\s].*)$/;

/**
 * Takes the number off a file or folder name that is ordered by it.
 *
 *     03-intro → {filename: 'intro', numberPrefix: 3}     3 - intro → the same     intro → {filename: 'intro'}
 */
export function parseNumberPrefix(name: string): ReturnType<NumberPrefixParser> {
  const { number, name: filename } = numbered.exec(name)?.groups ?? {};
  if (number === undefined || filename === undefined || dateOrVersion.test(name)) return { filename: name };
  return { filename, numberPrefix: Number(number) };
}

/** @returns the parser that an instance wants: ours, its own, or one that finds no numbers */
export function numberPrefixParser({
  numberPrefixParser: option,
}: Pick<DocsOptions, 'numberPrefixParser'>): NumberPrefixParser {
  if (typeof option === 'function') return option;
  return option ? parseNumberPrefix : (name) => ({ filename: name });
}

/** @returns the folder path with the number taken off each of its names; `.` stays */
export function stripFolderNumbers(dir: string, parse: NumberPrefixParser): string {
  if (dir === '.') return dir;
  return dir
    .split('/')
    .map((name) => parse(name).filename)
    .join('/');
}
