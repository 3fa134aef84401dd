import type { Notices } from './notice.ts';
import { isPlaceholder } from '../placeholders.ts';

/** Markdown features that sites add with plugins in Docusaurus, but with settings in Lectern. */
export interface Markdown {
  math: boolean;
  npm2yarn?: { sync?: boolean; converters?: string[] } | undefined;
  admonitions: { keywords?: string[]; extendDefaults?: boolean }[];
}

/**
 * Packages whose features are built into Lectern. A config that imports such a package gets a marker function, which
 * shows that the config uses the feature.
 */
const builtInPackages = {
  'remark-math': 'math',
  'rehype-katex': 'math',
  '@docusaurus/remark-plugin-npm2yarn': 'npm2yarn',
} as const;
type BuiltIn = (typeof builtInPackages)[keyof typeof builtInPackages];

const marks = new WeakMap<object, BuiltIn>();

/** Package name → a replacement module, which exports the marker function of the package's feature. */
export const markedModules: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(builtInPackages).map(([name, does]) => {
    const mark = Object.assign(() => {}, { __esModule: true });
    Object.assign(mark, { default: mark });
    marks.set(mark, does);
    return [name, mark];
  }),
);

/**
 * Removes plugins whose features are built in, and sets these features in `markdown`. Also removes and reports
 * objects without the key `plugins`, such as promises, because unified 10 (Docusaurus 2) ignores them.
 *
 * @param key name of the setting with the list
 */
export function keptPlugins(
  plugins: readonly unknown[],
  { markdown, notices, key }: { markdown: Markdown; notices: Notices; key: string },
): unknown[] {
  return plugins.filter((entry, index) => {
    if (!entry) return false;
    if (typeof entry === 'object' && !Array.isArray(entry) && !('plugins' in entry)) {
      const hint =
        entry instanceof Promise
          ? 'export an async function that returns the config, and await the plugin in it'
          : undefined;
      notices.add(`${key}[${index}]`, `left out: it is ${hint ? 'a promise' : 'an object'}, not a plugin`, hint);
      return false;
    }
    const [plugin, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
    if (isPlaceholder(plugin)) return false;
    const does = typeof plugin === 'function' ? (marks.get(plugin) ?? byName(plugin.name)) : undefined;
    if (does === 'math') markdown.math = true;
    if (does === 'npm2yarn') markdown.npm2yarn = npm2yarn(options);
    return does === undefined;
  });
}

function byName(name: string): BuiltIn | undefined {
  return name === 'remarkMath' || name === 'rehypeKatex' ? 'math' : undefined;
}

const converters = new Set(['yarn', 'pnpm', 'bun']);

function npm2yarn(options: unknown): Markdown['npm2yarn'] {
  const { sync, converters: listed } = (options ?? {}) as { sync?: boolean; converters?: unknown[] };
  const known = listed?.map((each) => (Array.isArray(each) ? each[0] : each)).filter((each) => converters.has(each));
  return { ...(sync !== undefined && { sync }), ...(known && { converters: known as string[] }) };
}
