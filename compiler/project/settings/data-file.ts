import { isMap, isScalar, type Node } from 'yaml';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DataFile } from '../../source/source.ts';
import { safeData } from '../../../corpus/url/safe-data.ts';
import { isObject } from '../../values/objects.ts';
import { parseYaml, type YamlProblem } from '../../yaml/parse-yaml.ts';
import { jsonProblem } from './json-problem.ts';
import type { Files } from '../../fs/files.ts';
import { readUnscanned } from '../../fs/read.ts';

/**
 * Parses a settings file. YAML includes JSON, so both are parsed as YAML. Unsafe URLs, such as `javascript:`, are
 * removed and reported.
 *
 * @param sitePath path relative to the site's folder
 */
export function parseDataFile(
  sitePath: string,
  text: string,
): { file: DataFile; diagnostics: Diagnostic[] } | { file?: undefined; diagnostics: Diagnostic[] } {
  const { errors, read } = parseYaml(text, { keepsSpelling: true });
  const syntax = errors.length > 0 ? syntaxDiagnostics(sitePath, text, errors) : [];
  if (!read) return { diagnostics: syntax };
  const { document, inheritedKeys, pointAt } = read;
  const at = (keys: readonly (string | number)[]) => {
    const node = (keys.length === 0 ? document.contents : document.getIn(keys, true)) as Node | undefined;
    const range = node?.range;
    return range ? { ...pointAt(range[0]), end: pointAt(range[1]) } : undefined;
  };
  const keyAt = (keys: readonly (string | number)[]) => {
    const holder = keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true);
    const pair = isMap(holder)
      ? holder.items.find(({ key }) => isScalar(key) && String(key.value) === String(keys.at(-1)))
      : undefined;
    const range = (pair?.key as Node | undefined)?.range;
    return range ? { ...pointAt(range[0]), end: pointAt(range[1]) } : at(keys);
  };
  const inherited = inheritedKeys.map(({ name, at }) => diagnose('inherited-key', { path: sitePath, ...at }, { name }));
  const diagnostics = [...syntax, ...inherited];
  const leftOut = new Set<string>();
  const value = safeData(read.value, (url, keys) => {
    leftOut.add(JSON.stringify(keys));
    diagnostics.push(diagnose('unsafe-url', { path: sitePath, ...at(keys) }, { url }));
  });
  // `$schema` names the schema of the file for editors.
  if (isObject(value) && typeof value.$schema === 'string') delete value.$schema;
  const isLeftOut = (keys: readonly (string | number)[]) => leftOut.size > 0 && leftOut.has(JSON.stringify(keys));
  return { file: { path: sitePath, text, value, at, keyAt, isLeftOut }, diagnostics };
}

/** @returns the parsed settings file, or an empty one if it is unreadable. Adds its errors to `diagnostics` */
export async function readDataFile(
  sitePath: string,
  siteDir: string,
  files: Files,
  diagnostics: Diagnostic[],
): Promise<DataFile> {
  const reading = await readUnscanned(files, siteDir, sitePath);
  if ('text' in reading) return dataFileOf(sitePath, reading.text, diagnostics);
  diagnostics.push(reading.diagnostic);
  return unreadFile(sitePath, '');
}

/** Parses a settings file like `readDataFile`, if its source was already read. */
export function dataFileOf(sitePath: string, text: string, diagnostics: Diagnostic[]): DataFile {
  const parsed = parseDataFile(sitePath, text);
  diagnostics.push(...parsed.diagnostics);
  return parsed.file ?? unreadFile(sitePath, text);
}

/** @returns an empty settings file, for a file that can't be read */
function unreadFile(path: string, text: string): DataFile {
  return { path, text, value: undefined, at: () => undefined, keyAt: () => undefined, isUnread: true };
}

// Returns the syntax errors of a settings file. For a JSON file, the messages mention JSON instead of YAML.
function syntaxDiagnostics(path: string, text: string, problems: readonly YamlProblem[]): Diagnostic[] {
  if (!path.endsWith('.json'))
    return problems.map(({ reason, at }) => diagnose('invalid-yaml', { path, ...at }, { reason }));
  const problem = jsonProblem(text);
  if (problem) return [diagnose('invalid-json', { path, ...problem.at }, { reason: `expected ${problem.expected}` })];
  return problems.map(({ reason, at }) => diagnose('invalid-json', { path, ...at }, { reason }));
}
