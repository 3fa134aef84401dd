import { SourceMap } from 'node:module';
import path from 'node:path';
import { parse, parseExpressionAt, type Node } from 'acorn';
import { isMap, isNode, isScalar, isSeq, type Node as YamlNode } from 'yaml';
import type { Point, Range } from '../../diagnostics/diagnostic.ts';
import { loadEsbuild } from '../../fs/esbuild.ts';
import { parseYaml } from '../../yaml/parse-yaml.ts';
import { findOnly, findSetting } from './find-setting.ts';

/** Says where a setting is in its file, by the keys that lead to it: the nearest that is found. */
export type SettingPlaces = (keys: readonly (string | number)[]) => Range | undefined;

/**
 * Where settings are in a file of JSON, YAML, JavaScript or TypeScript. The file is read when the first place is requested,
 * which only a fault does; what is imported, or computed, has the place of what holds it.
 *
 * @param file its name
 */
export function settingPlaces(file: string, text: string): SettingPlaces {
  if (/\.ya?ml$/.test(file)) return yamlPlaces(text);
  // Of presets and plugins: our keys are others than those that lead there.
  const isNested = path.basename(file).startsWith('docusaurus.config.');
  let source: SettingsTree | undefined;
  return (keys) => {
    source ??= readSettingsTree(file, text);
    const found = source.tree && (findSetting(source.tree, keys) ?? (isNested && findOnly(source.tree, keys)));
    const at = found ? source.pointOf(found.loc!.start) : undefined;
    return at && { line: at.line, column: at.column, ...endOf(text, at) };
  };
}

/** `docs[0].versions` → docs, 0, versions */
export function keysOf(key: string): (string | number)[] {
  return [...key.matchAll(/\[(\d+)\]|\["([^"]*)"\]|[^.[\]]+/g)].map(([name, index, quoted]) =>
    index === undefined ? (quoted ?? name) : Number(index),
  );
}

/** A file of settings, read without running it. */
export interface SettingsTree {
  tree: Node | undefined;
  /** @returns where the file has what stands somewhere in the tree */
  pointOf(found: { line: number; column: number }): Point | undefined;
}

const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;

/** @param file its name */
export function readSettingsTree(file: string, text: string): SettingsTree {
  const pointOf = ({ line, column }: Point) => ({ line, column: column + 1 });
  try {
    if (file.endsWith('.json')) return { tree: parseExpressionAt(text, 0, options), pointOf };
    if (!/\.[cm]?ts$/.test(file)) return { tree: parse(text, options), pointOf };
    return readTypeScript(text);
  } catch {
    // What can't be read is told where it is run.
    return { tree: undefined, pointOf: () => undefined };
  }
}

// Without its types it is JavaScript, whose places a source map leads back.
function readTypeScript(text: string): SettingsTree {
  const { transformSync } = loadEsbuild();
  const { code, map } = transformSync(text, { loader: 'ts', sourcemap: 'external', logLevel: 'silent' });
  return { tree: parse(code, options), pointOf: sourcePlaces(map) };
}

/**
 * @param map a source map
 * @returns finds where it was in the source that a line, counted from 1, and a column, counted from 0, were made of
 */
export function sourcePlaces(map: string): (made: Point) => (Point & { source: string }) | undefined {
  const places = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);
  return ({ line, column }) => {
    const entry = places.findEntry(line - 1, column);
    if (!('originalLine' in entry)) return undefined;
    const { originalLine, originalColumn, originalSource: source } = entry;
    return { source, line: originalLine + 1, column: originalColumn + 1 };
  };
}

/** @returns where a name or a text that starts there ends */
function endOf(text: string, { line, column }: Point): Pick<Range, 'end'> {
  const rest = text.split(/\r\n?|\n/)[line - 1]?.slice(column - 1) ?? '';
  const [word] = /^(?:"[^"]*"|'[^']*'|[\w$]+)/.exec(rest) ?? [];
  return word === undefined ? {} : { end: { line, column: column + word.length } };
}

/** Where settings are in a text of YAML: their keys, or what stands in a list. It is read when a place is requested. */
function yamlPlaces(text: string): SettingPlaces {
  let reading: ReturnType<typeof parseYaml> | undefined;
  return (keys) => {
    reading ??= parseYaml(text);
    if (!reading.read) return undefined;
    const { document, pointAt } = reading.read;
    let holder: unknown = document.contents;
    let found: YamlNode | undefined;
    for (const key of keys) {
      const next = stepIntoYaml(holder, key);
      if (!next) break;
      [found, holder] = next;
    }
    const range = found?.range;
    return range ? { ...pointAt(range[0]), end: pointAt(range[1]) } : undefined;
  };
}

function stepIntoYaml(holder: unknown, key: string | number): [found: YamlNode, value: unknown] | undefined {
  if (isSeq(holder)) {
    const item = holder.items[Number(key)];
    return isNode(item) ? [item, item] : undefined;
  }
  if (!isMap(holder)) return undefined;
  // One instance may be written without a list around it.
  if (typeof key === 'number') return key === 0 ? [holder, holder] : undefined;
  const pair = holder.items.find(({ key: name }) => isScalar(name) && String(name.value) === key);
  return isNode(pair?.key) ? [pair.key, pair.value] : undefined;
}
