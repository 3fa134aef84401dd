import { isPlainObject } from '../values/objects.ts';

/** Marks the placeholder for a package that is not installed. */
export const placeholderMark = 'lectern.placeholder';

/** Whether it is the placeholder for what is not installed. */
export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'function' && Symbol.for(placeholderMark) in value;
}

/** Lists of what is run: each entry is named where it is left out, but its options are settings as others are. */
const lists = new Set(['presets', 'plugins', 'themes']);

/** Of a plugin for Markdown nothing is left without the plugin. */
const markdownPlugins = /^(?:beforeDefault)?(?:remark|rehype|recma)Plugins$/i;

/** Told by what reads them, in words of their own. */
const themesOfCode = new Set(['themeConfig.prism.theme', 'themeConfig.prism.darkTheme']);

/**
 * @param onMissing is told where something was left out, but for presets, plugins and themes
 * @returns a config without values that were asked of packages that are not installed, at any depth
 */
export function withoutPlaceholders<T>(
  value: T,
  onMissing: (path: readonly PropertyKey[]) => void,
  path: readonly PropertyKey[] = [],
): T {
  const isLacking = (each: unknown, name: PropertyKey) => {
    const inside = [...path, name];
    const asked = markdownPlugins.test(String(path.at(-1))) && Array.isArray(each) ? (each[0] as unknown) : each;
    if (!isPlaceholder(asked) || themesOfCode.has(inside.join('.'))) return false;
    onMissing(inside);
    return true;
  };
  const inner = (each: unknown, name: PropertyKey) => withoutPlaceholders(each, onMissing, [...path, name]);
  if (Array.isArray(value)) {
    if (lists.has(String(path.at(-1)))) return value.map((entry: unknown, index) => withOptions(entry, index)) as T;
    return value.flatMap((each: unknown, index) => (isLacking(each, index) ? [] : [inner(each, index)])) as T;
  }
  if (!isPlainObject(value)) return value;
  const own = Object.entries(value)
    .filter(([name, each]) => !isLacking(each, name))
    .map(([name, each]) => [name, inner(each, name), each] as const);
  // Lists of which nothing is left say nothing, and some may not be empty.
  return Object.fromEntries(own.filter(([, left, each]) => !isEmpty(left) || isEmpty(each))) as T;

  function withOptions(entry: unknown, index: number): unknown {
    if (!Array.isArray(entry)) return entry;
    const [module, options] = entry as unknown[];
    return isLacking(options, index) ? [module] : [module, inner(options, index)];
  }
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
