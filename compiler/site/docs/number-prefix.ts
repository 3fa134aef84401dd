import type { DocsOptions, NumberPrefixParser } from '../../config/docs.ts';

/** `2021-11-notes` and `7.0-guide` start with a date and a version, not with a position. */
const dateOrVersion = /^\d+[-_.]\d/;
const numbered = /^(?<number>\d+)\s*[-_.]+\s*(?<name>[^-_.\s].*)$/;

/**
 * Removes the number prefix of a file or folder name.
 *
 *     03-intro → {filename: 'intro', numberPrefix: 3}     3 - intro → the same     intro → {filename: 'intro'}
 */
export function parseNumberPrefix(name: string): ReturnType<NumberPrefixParser> {
  const { number, name: filename } = numbered.exec(name)?.groups ?? {};
  if (number === undefined || filename === undefined || dateOrVersion.test(name)) return { filename: name };
  return { filename, numberPrefix: Number(number) };
}

/** @returns the parser of an instance: Lectern's parser, the parser in its options, or one that ignores numbers */
export function numberPrefixParser({
  numberPrefixParser: option,
}: Pick<DocsOptions, 'numberPrefixParser'>): NumberPrefixParser {
  if (typeof option === 'function') return option;
  return option ? parseNumberPrefix : (name) => ({ filename: name });
}

/** @returns the folder path without number prefixes; `.` is unchanged */
export function stripFolderNumbers(dir: string, parse: NumberPrefixParser): string {
  if (dir === '.') return dir;
  return dir
    .split('/')
    .map((name) => parse(name).filename)
    .join('/');
}
