import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { parseYaml } from '../../yaml/parse-yaml.ts';
import type { SettingPlaces } from './setting-places.ts';

/** Where settings are in a text of YAML: their keys, or what stands in a list. It is read when a place is requested. */
export function yamlPlaces(text: string): SettingPlaces {
  let reading: ReturnType<typeof parseYaml> | undefined;
  return (keys) => {
    reading ??= parseYaml(text);
    if (!reading.read) return undefined;
    const { document, pointAt } = reading.read;
    let holder: unknown = document.contents;
    let found: Node | undefined;
    for (const key of keys) {
      const next = stepInto(holder, key);
      if (!next) break;
      [found, holder] = next;
    }
    const range = found?.range;
    return range ? { ...pointAt(range[0]), end: pointAt(range[1]) } : undefined;
  };
}

function stepInto(holder: unknown, key: string | number): [found: Node, value: unknown] | undefined {
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
