import { posix } from 'node:path';

/** What an import asks for: what the file exports, its text, or the address at which readers get it. */
export type ImportForm = 'module' | 'text' | 'address';

/** A specifier taken apart: `!!raw-loader!./a.js` and `./a.js?raw` both ask for the text of `./a.js`. */
export interface SplitSpecifier {
  path: string;
  form: ImportForm;
}

/** What is done here in place of the webpack loaders that sites name in imports. Data are read by the ending of their file. */
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

/** @returns the path of a specifier and what is requested of it; one with a loader that is not known stays as it is */
export function splitSpecifier(specifier: string): SplitSpecifier {
  const [, named, file] = /^-?!{0,2}(.+)!([^!]+)$/.exec(specifier) ?? [];
  if (named !== undefined) {
    const forms = named.split('!').map((loader) => loaders.get(loader.replace(/\?.*$/, '')));
    // What a loader of the site's own makes of a text that is shown is not known here: the text itself is shown.
    if (forms[0] === 'text') return { path: file!, form: 'text' };
    const form = forms.find((each) => each !== 'module') ?? 'module';
    return forms.includes(undefined) ? { path: specifier, form: 'module' } : { path: file!, form };
  }
  const [, path, query] = /^(.+)\?(raw|url)$/.exec(specifier) ?? [];
  return path === undefined ? { path: specifier, form: 'module' } : { path, form: queries[query!]! };
}

/**
 * A specifier as it reads from the site's folder, so that all who import the same say the same.
 *
 *     ./chart.tsx in docs/a.mdx → ./docs/chart.tsx      @site/src/x → ./src/x      clsx → clsx
 *
 * @param aliases of the config: name → folder or file, relative to the site's
 */
export function moduleSpecifier(specifier: string, source: string, aliases: Record<string, string>): string {
  const { path, form } = splitSpecifier(specifier);
  const own = /^\.\.?(\/|$)/.test(path)
    ? fromSite(posix.join(posix.dirname(source), path))
    : siteSpecifier(path, aliases);
  return (own ?? path) + { module: '', text: '?raw', address: '?url' }[form];
}

/**
 * @returns a piece of code in which what is imported by `import('./a')`, `require('./a')` or `require.context('./a')`
 * reads as from the site's folder, where the piece is put; so do patterns, such as `./icons/${name}.svg`
 */
export function fromSiteFolder(code: string, source: string): string {
  return code.replace(
    /\b((?:import|require(?:\.context)?)\(\s*(?:\/\*[^]*?\*\/\s*)?)(["'`])(\.\.?(?:\/[^"'`$]*)?)(\2|\$\{)/g,
    (whole, call: string, quote: string, specifier: string, end: string) =>
      end !== quote && quote !== '`' ? whole : call + quote + moduleSpecifier(specifier, source, {}) + end,
  );
}

/** @returns what a name of the site's own stands for, from the site's folder; nothing for all other names */
export function siteSpecifier(path: string, aliases: Record<string, string>): string | undefined {
  // Of two names of which one begins with the other, the longer one is meant.
  const names = Object.entries({ '@site': '.', ...aliases }).sort(([a], [b]) => b.length - a.length);
  for (const [name, target] of names) {
    // Where a part of a theme is depends on what the site itself has: see `pluginPart`.
    if (isOfTheme(name)) continue;
    if (path === name) return fromSite(target);
    if (path.startsWith(`${name}/`)) return fromSite(posix.join(target, path.slice(name.length + 1)));
  }
  return undefined;
}

/** Whether a name is that of a part of a theme: `@theme/Tabs`, `@theme-original/Tabs`. */
export function isOfTheme(name: string): boolean {
  return /^@theme(?:-original|-init)?\//.test(name);
}

/** @returns the part of a plugin's theme that an import names, from the site's folder */
export function pluginPart(specifier: string, aliases: Record<string, string>): string | undefined {
  return isOfTheme(specifier) && Object.hasOwn(aliases, specifier) ? fromSite(aliases[specifier]!) : undefined;
}

function fromSite(path: string): string {
  const normal = posix.normalize(path);
  return normal.startsWith('../') || posix.isAbsolute(normal) ? normal : `./${normal}`;
}
