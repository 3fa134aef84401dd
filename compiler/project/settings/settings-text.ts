import path from 'node:path';
import { ConfigError, refusal, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { yamlHint } from '../../diagnostics/yaml-hint.ts';
import type { Files } from '../../fs/files.ts';
import { decodeText } from '../../fs/read.ts';
import { parseYaml, type YamlProblem } from '../../yaml/parse-yaml.ts';
import { jsonProblem } from './json-problem.ts';

/**
 * Reads a settings file, or a module of the config.
 *
 * @param file absolute path
 * @returns its source, or the location of invalid UTF-8; undefined if the file doesn't exist
 */
export async function settingsText(
  file: string,
  files: Files,
): Promise<{ text: string } | { wrongByte: Point } | undefined> {
  const bytes = await files.read(file);
  return bytes && decodeText(bytes);
}

/** Creates the error for a settings file that is not UTF-8. */
export function notUtf8(file: string): { message: string; hint: string } {
  const { message, hint } = diagnose('invalid-utf8', { path: file }, {});
  return { message, hint: hint! };
}

/** The content of a settings file. */
interface ReadSettings {
  value: unknown;
  /** Errors about duplicate keys. Despite them, `value` is usable. */
  problems: ConfigIssue[];
}

/**
 * Reads and parses a settings file of JSON or YAML.
 *
 * @param file absolute path of a JSON or YAML file
 * @throws ConfigError if the file is not valid JSON or YAML
 */
export async function readSettings(file: string, files: Files): Promise<ReadSettings & { text: string }> {
  const name = path.basename(file);
  const read = await settingsText(file, files);
  if (!read)
    throw refusal(name, {
      message: 'this path is a broken symbolic link',
      hint: 'replace the link with the file itself',
    });
  if ('wrongByte' in read) throw refusal(name, { ...notUtf8(file), at: read.wrongByte });
  const { text } = read;
  return { text, ...(file.endsWith('.json') ? parseJson(text, name) : parseSettings(text, name)) };
}

function parseJson(text: string, name: string): ReadSettings {
  const problem = jsonProblem(text);
  if (problem) {
    const hint = text.trim() === '' ? 'write the settings, as in { "title": "Handbook" }' : undefined;
    throw refusal(name, { message: `this is not JSON: expected ${problem.expected}`, hint, at: problem.at });
  }
  // The YAML parser reports duplicate keys, for which `JSON.parse` would use the last value without an error.
  const { errors, read } = parseYaml(text);
  const problems = errors.map(problemOf(name));
  if (!read) throw new ConfigError(name, problems);
  return { value: JSON.parse(text), problems };
}

function parseSettings(text: string, name: string): ReadSettings {
  const { errors, read } = parseYaml(text);
  const problems = errors.map(problemOf(name, 'this is not YAML: '));
  if (!read) throw new ConfigError(name, problems);
  return { value: read.value ?? {}, problems };
}

function problemOf(name: string, before = '') {
  return ({ reason, at }: YamlProblem) => ({ key: name, message: before + reason, hint: yamlHint(reason), at });
}
