import { isPlainObject } from './values.ts';

/** Whether a value is a placeholder for a package that is not installed. */
export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'function' && Symbol.for('lectern.placeholder') in value;
}

/** Settings that are lists of plugins. Other code adds a notice for each missing entry. */
const lists = new Set(['presets', 'plugins', 'themes']);

/** Matches settings that list Markdown plugins. In `[plugin, options]`, a missing plugin is removed with its options. */
const markdownPlugins = /^(?:beforeDefault)?(?:remark|rehype|recma)Plugins$/i;

/** Settings whose placeholders are not removed, because the code that reads these settings reports the missing
 * packages. */
const themesOfCode = new Set(['themeConfig.prism.theme', 'themeConfig.prism.darkTheme']);

/**
 * Removes values that come from packages that are not installed, at any depth of a config.
 *
 * @param onMissing called for each removed value, except presets, plugins and themes
 */
export function withoutPlaceholders<T>(
  value: T,
  onMissing: (path: readonly PropertyKey[]) => void,
  path: readonly PropertyKey[] = [],
): T {
  const isLacking = (each: unknown, name: PropertyKey) => {
    const inside = [...path, name];
    const plugin = markdownPlugins.test(String(path.at(-1))) && Array.isArray(each) ? (each[0] as unknown) : each;
    if (!isPlaceholder(plugin) || themesOfCode.has(inside.join('.'))) return false;
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
  // Remove lists and objects that have become empty, because some settings must not be empty.
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
