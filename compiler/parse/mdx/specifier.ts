import type { ParseOptions } from '../document.ts';

/** The kind of an imported module. It depends only on the import specifier. */
export interface Module {
  kind: 'partial' | 'json' | 'text' | 'file' | 'code';
  /** The specifier without bundler syntax: without `!!raw-loader!` and `?raw`. */
  path: string;
  /** For a partial: set if the specifier may also be the path of a module. */
  orCode?: true;
}

/**
 * Classifies an import specifier:
 *
 *     ./_intro.mdx   @site/docs/a.md                 a partial
 *     ./_intro   ./\_intro                           a partial, or code
 *     ./a.json   @site/a.yml                         data
 *     ./a.ts?raw   !!raw-loader!./a.ts               text
 *     ./a.png   @site/static/a.svg                   a file
 *
 * Everything else is code. Files of a package always count as code.
 */
export function moduleOf(specifier: string, { aliases }: ParseOptions): Module {
  const path = specifier.replace(/^.*!/, '').replace(/\?(?:raw|url)$/, '');
  if (!isOwn(path, aliases)) return { kind: 'code', path: specifier };
  if (/\braw-loader\b.*!/.test(specifier) || specifier.endsWith('?raw')) return { kind: 'text', path };
  if (/\b(?:file|url)-loader\b.*!/.test(specifier) || specifier.endsWith('?url')) return { kind: 'file', path };
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/\.mdx?$/.test(name)) return { kind: 'partial', path };
  if (/^_[^.]*$/.test(name.replace(/^\\_/, '_'))) return { kind: 'partial', path, orCode: true };
  if (/\.(?:json|ya?ml)$/.test(name)) return { kind: 'json', path };
  const isCode = !/\.\w+$/.test(name) || /\.(?:[cm]?[jt]sx?|json5|css|s[ac]ss|less|styl)$/.test(name);
  return isCode ? { kind: 'code', path: specifier } : { kind: 'file', path };
}

// Whether a specifier means a file of the site, and not a file of a package.
function isOwn(path: string, aliases: readonly string[]): boolean {
  return /^(?:\.{0,2}\/|@site\/)/.test(path) || aliases.some((alias) => path === alias || path.startsWith(`${alias}/`));
}
