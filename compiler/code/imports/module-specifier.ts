import { posix } from 'node:path';

/** The result of an import: the exports of a file, its content as text, or its published address. */
export type ImportForm = 'module' | 'text' | 'address';

/** A specifier without loader syntax: `!!raw-loader!./a.js` and `./a.js?raw` both mean the text of `./a.js`. */
export interface SplitSpecifier {
  path: string;
  form: ImportForm;
}

/** Webpack loader → form of the import's result. `module` also covers data, which is parsed by its file extension. */
const loaders = new Map<string, ImportForm>([
  ['raw-loader', 'text'],
  ['file-loader', 'address'],
  ['url-loader', 'address'],
  ['json-loader', 'module'],
  ['js-yaml-loader', 'module'],
  ['yaml-loader', 'module'],
  ['@svgr/webpack', 'module'],
]);
const queries: Record<string, ImportForm> = { raw: 'text', url: 'address' };

/** @returns the path and form of a specifier. A specifier with an unknown loader is returned unchanged */
export function splitSpecifier(specifier: string): SplitSpecifier {
  const [, named, file] = /^-?!{0,2}(.+)!([^!]+)$/.exec(specifier) ?? [];
  if (named !== undefined) {
    const forms = named.split('!').map((loader) => loaders.get(loader.replace(/\?.*$/, '')));
    // A custom loader before `raw-loader` is ignored, and the result is the unprocessed text of the file.
    if (forms[0] === 'text') return { path: file!, form: 'text' };
    const form = forms.find((each) => each !== 'module') ?? 'module';
    return forms.includes(undefined) ? { path: specifier, form: 'module' } : { path: file!, form };
  }
  const [, path, query] = /^(.+)\?(raw|url)$/.exec(specifier) ?? [];
  return path === undefined ? { path: specifier, form: 'module' } : { path, form: queries[query!]! };
}

/**
 * Makes a specifier relative to the site's folder, so that equal imports of several documents have equal
 * specifiers:
 *
 *     ./chart.tsx in docs/a.mdx → ./docs/chart.tsx      @site/src/x → ./src/x      clsx → clsx
 *
 * @param aliases aliases in the config: name → folder or file, relative to the site's folder
 */
export function moduleSpecifier(specifier: string, source: string, aliases: Record<string, string>): string {
  const { path, form } = splitSpecifier(specifier);
  const own = /^\.\.?(\/|$)/.test(path)
    ? fromSite(posix.join(posix.dirname(source), path))
    : siteSpecifier(path, aliases);
  return (own ?? path) + { module: '', text: '?raw', address: '?url' }[form];
}

/**
 * @returns code with paths relative to the site's folder, in `import('./a')`, `require('./a')` and
 *   `require.context('./a')`. Includes patterns such as `./icons/${name}.svg`
 */
export function fromSiteFolder(code: string, source: string): string {
  return code.replace(
    /\b((?:import|require(?:\.context)?)\(\s*(?:\/\*[^]*?\*\/\s*)?)(["'`])(\.\.?(?:\/[^"'`$]*)?)(\2|\$\{)/g,
    (whole, call: string, quote: string, specifier: string, end: string) =>
      end !== quote && quote !== '`' ? whole : call + quote + moduleSpecifier(specifier, source, {}) + end,
  );
}

/** @returns the path that an aliased specifier means, relative to the site's folder; undefined without an alias */
export function siteSpecifier(path: string, aliases: Record<string, string>): string | undefined {
  // If several aliases match, the longest one is used.
  const names = Object.entries({ '@site': '.', ...aliases }).sort(([a], [b]) => b.length - a.length);
  for (const [name, target] of names) {
    // Aliases of theme components are resolved by `pluginPart`, because the site's own components have priority.
    if (isOfTheme(name)) continue;
    if (path === name) return fromSite(target);
    if (path.startsWith(`${name}/`)) return fromSite(posix.join(target, path.slice(name.length + 1)));
  }
  return undefined;
}

/** Whether a specifier is the path of a theme component: `@theme/Tabs`, `@theme-original/Tabs`. */
export function isOfTheme(name: string): boolean {
  return /^@theme(?:-original|-init)?\//.test(name);
}

/** @returns the file of a theme component that a plugin provides, relative to the site's folder */
export function pluginPart(specifier: string, aliases: Record<string, string>): string | undefined {
  return isOfTheme(specifier) && Object.hasOwn(aliases, specifier) ? fromSite(aliases[specifier]!) : undefined;
}

function fromSite(path: string): string {
  const normal = posix.normalize(path);
  return normal.startsWith('../') || posix.isAbsolute(normal) ? normal : `./${normal}`;
}
