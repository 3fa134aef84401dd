import type { DocsOptions, NumberPrefixParser } from '../../config/docs.ts';

/** A date or version at the start of a name. It is not a number prefix: `2021-11-notes`, `7.0-guide`. */
const dateOrVersion = /^\d+[-_.]\d/;
const numbered = /^(?<number>\d+)\s*[-_.]+\s*(?<name>[^-_.\s].*)$/;

/**
 * Splits the name of a file or folder into number prefix and the rest:
 *
 *     03-intro → {filename: 'intro', numberPrefix: 3}     3 - intro → the same     intro → {filename: 'intro'}
 */
export function parseNumberPrefix(name: string): ReturnType<NumberPrefixParser> {
  const { number, name: filename } = numbered.exec(name)?.groups ?? {};
  if (number === undefined || filename === undefined || dateOrVersion.test(name)) return { filename: name };
  return { filename, numberPrefix: Number(number) };
}

/**
 * @returns the number prefix parser of a docs instance. The config can replace or disable the default parser
 */
export function numberPrefixParser({
  numberPrefixParser: option,
}: Pick<DocsOptions, 'numberPrefixParser'>): NumberPrefixParser {
  if (typeof option === 'function') return option;
  return option ? parseNumberPrefix : (name) => ({ filename: name });
}

/** @returns a folder path without number prefixes. `.` stays `.` */
export function stripFolderNumbers(dir: string, parse: NumberPrefixParser): string {
  if (dir === '.') return dir;
  return dir
    .split('/')
    .map((name) => parse(name).filename)
    .join('/');
}
