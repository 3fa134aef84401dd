import { parse, parseExpressionAt, type Node } from 'acorn';
import { isMap, isNode, isScalar, isSeq, type Node as YamlNode } from 'yaml';
import type { Point, Range } from '../../diagnostics/diagnostic.ts';
import { sourcePlaces } from '../../diagnostics/source-places.ts';
import { loadEsbuild } from '../../fs/esbuild.ts';
import { parseYaml } from '../../yaml/parse-yaml.ts';
import { generatorOf } from '../foreign-configs.ts';
import { findOnly, findSetting } from './find-setting.ts';

/** Returns the location of the setting at a path of keys, or of the nearest setting around it. */
export type SettingPlaces = (keys: readonly (string | number)[]) => Range | undefined;

/**
 * Locates settings in a JSON, YAML, JavaScript or TypeScript file. The file is parsed on the first call,
 * because only errors need locations. An imported or computed value gets the location of the setting around
 * it.
 *
 * @param file name of the file
 */
export function settingPlaces(file: string, text: string): SettingPlaces {
  if (/\.ya?ml$/.test(file)) return yamlPlaces(text);
  // A foreign config may define a setting at another path, such as inside a Docusaurus preset. So a unique key name
  // suffices.
  const isForeign = generatorOf(file) !== undefined;
  let source: SettingsTree | undefined;
  return (keys) => {
    source ??= readSettingsTree(file, text);
    const found = source.tree && (findSetting(source.tree, keys) ?? (isForeign && findOnly(source.tree, keys)));
    const at = found ? source.pointOf(found.loc!.start) : undefined;
    return at && { line: at.line, column: at.column, ...endOf(text, at) };
  };
}

/** Splits the name of a setting: `docs[0].versions` → docs, 0, versions. */
export function keysOf(key: string): (string | number)[] {
  return [...key.matchAll(/\[(\d+)\]|\["([^"]*)"\]|[^.[\]]+/g)].map(([name, index, quoted]) =>
    index === undefined ? (quoted ?? name) : Number(index),
  );
}

/** The AST of a settings file. The file is parsed, but not run. */
export interface SettingsTree {
  tree: Node | undefined;
  /** Converts a location in the tree to a location in the file. */
  pointOf(found: { line: number; column: number }): Point | undefined;
}

const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;

/**
 * Parses a settings file.
 *
 * @param file name of the file
 */
export function readSettingsTree(file: string, text: string): SettingsTree {
  const pointOf = ({ line, column }: Point) => ({ line, column: column + 1 });
  try {
    if (file.endsWith('.json')) return { tree: parseExpressionAt(text, 0, options), pointOf };
    if (!/\.[cm]?ts$/.test(file)) return { tree: parse(text, options), pointOf };
    return readTypeScript(text);
  } catch {
    // Running the file reports the syntax error, so it is ignored here.
    return { tree: undefined, pointOf: () => undefined };
  }
}

// Parses TypeScript: esbuild removes the types, and its source map converts locations back to the TypeScript file.
function readTypeScript(text: string): SettingsTree {
  const { transformSync } = loadEsbuild();
  const { code, map } = transformSync(text, { loader: 'ts', sourcemap: 'external', logLevel: 'silent' });
  return { tree: parse(code, options), pointOf: sourcePlaces(map) };
}

/** @returns the end of the identifier or string that starts at a location */
function endOf(text: string, { line, column }: Point): Pick<Range, 'end'> {
  const rest = text.split(/\r\n?|\n/)[line - 1]?.slice(column - 1) ?? '';
  const [word] = /^(?:"[^"]*"|'[^']*'|[\w$]+)/.exec(rest) ?? [];
  return word === undefined ? {} : { end: { line, column: column + word.length } };
}

/** Locates settings in a YAML source by their keys or list items. The source is parsed on the first call. */
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
  // A single docs instance may be written without a list, so index 0 is the object itself.
  if (typeof key === 'number') return key === 0 ? [holder, holder] : undefined;
  const pair = holder.items.find(({ key: name }) => isScalar(name) && String(name.value) === key);
  return isNode(pair?.key) ? [pair.key, pair.value] : undefined;
}
