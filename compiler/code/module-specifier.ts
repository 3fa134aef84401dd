import { posix } from 'node:path';

/** A specifier taken apart: `!!raw-loader!./a.js` and `./a.js?raw` both ask for the text of `./a.js`. */
export interface SplitSpecifier {
  path: string;
  isRaw: boolean;
}

/** @returns the path of a specifier, and whether the file's text is wanted instead of what it exports */
export function splitSpecifier(specifier: string): SplitSpecifier {
  const loaded = /^!{0,2}raw-loader!(.*)$/.exec(specifier);
  if (loaded) return { path: loaded[1]!, isRaw: true };
  const query = /^(.+)\?raw$/.exec(specifier);
  return query ? { path: query[1]!, isRaw: true } : { path: specifier, isRaw: false };
}

/**
 * A specifier as it reads from the site's folder, so that all who import the same say the same.
 *
 *     ./chart.tsx in docs/a.mdx → ./docs/chart.tsx      @site/src/x → ./src/x      clsx → clsx
 *
 * @param aliases of the config: name → folder or file, relative to the site's
 */
export function moduleSpecifier(specifier: string, source: string, aliases: Record<string, string>): string {
  const { path, isRaw } = splitSpecifier(specifier);
  const own = /^\.\.?(\/|$)/.test(path)
    ? fromSite(posix.join(posix.dirname(source), path))
    : siteSpecifier(path, aliases);
  return (own ?? path) + (isRaw ? '?raw' : '');
}

/**
 * @returns a piece of code in which what is imported by `import('./a')` or `require('./a')` reads as from the site's
 * folder, where the piece is put
 */
export function fromSiteFolder(code: string, source: string): string {
  return code.replace(
    /\b((?:import|require)\(\s*)(["'`])(\.\.?\/[^"'`$]*)\2/g,
    (_, call: string, quote: string, specifier: string) =>
      call + quote + moduleSpecifier(specifier, source, {}) + quote,
  );
}

/** @returns what a name of the site's own stands for, from the site's folder; nothing for all other names */
export function siteSpecifier(path: string, aliases: Record<string, string>): string | undefined {
  for (const [name, target] of Object.entries({ '@site': '.', ...aliases })) {
    if (path === name) return fromSite(target);
    if (path.startsWith(`${name}/`)) return fromSite(posix.join(target, path.slice(name.length + 1)));
  }
  return undefined;
}

function fromSite(path: string): string {
  const normal = posix.normalize(path);
  return normal.startsWith('../') || posix.isAbsolute(normal) ? normal : `./${normal}`;
}
