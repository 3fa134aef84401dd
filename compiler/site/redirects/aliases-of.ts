import { posix } from 'node:path';
import * as z from 'zod';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Head } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';
import { encodePath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { isBelow, type VersionRoot } from '../docs/version-root.ts';
import type { Report } from '../report.ts';
import type { RoutePlace } from '../routes/route.ts';
import type { RedirectRule } from './redirect-rule.ts';

const Aliases = z.union([z.string().transform((alias) => [alias]), z.array(z.string())]);

/** Sources that may have `aliases` in their front matter, by path. */
export type AliasSources = ReadonlyMap<
  string,
  { head: Pick<Head, 'frontMatter' | 'frontMatterPlaces'>; file: Pick<SourceFile, 'collection'> }
>;

/**
 * Reads the redirects that a page declares in `aliases`: its former paths. `/old` is relative to the base URL. `old`
 * and `../old` are relative to the folder of the page's path. On the main page of a version, such paths are relative to
 * the version's root.
 *
 * @param roots the roots of all docs versions
 */
export function aliasesOf(
  { path, source }: RoutePlace,
  sources: AliasSources,
  roots: readonly VersionRoot[],
  report: Report,
): RedirectRule[] {
  const { head, file } = (source === undefined ? undefined : sources.get(source)) ?? {};
  if (source === undefined || !file || head?.frontMatter.aliases === undefined) return [];
  const place = { path: source, ...head.frontMatterPlaces.aliases };
  const { data: aliases } = Aliases.safeParse(head.frontMatter.aliases);
  const problem = (reason: string) => report(diagnose('invalid-redirect', place, { key: 'aliases', reason }));
  if (!aliases) problem('expected a path, or a list of paths');
  const isPath = (alias: string) => alias !== '' && !/[?#]|^\/\/|:\/\//.test(alias);
  const { kind, instance, version } = file.collection ?? {};
  const root = roots.find((each) => kind === 'docs' && each.instance === instance && each.version === version);
  const folder = aliasFolder(withoutTrailingSlash(path), root?.path);
  for (const alias of aliases ?? [])
    if (!isPath(alias)) problem(`expected a path without query and hash, not ${JSON.stringify(alias)}`);
  return (aliases ?? []).filter(isPath).map((alias) => ({
    from: alias.startsWith('/') ? alias : posix.join(folder, alias),
    to: encodePath(path),
    key: 'aliases',
    place,
    root,
  }));
}

/**
 * Formats a former path of a page as an alias. In a docs version, the alias is relative. So when the docs are cut to
 * a new version, the copied alias refers to the new version.
 *
 * @param from the former path
 * @param path the current path
 * @param root the root of the version that contains both paths. All three paths start with the same base and have no
 * trailing slash
 */
export function spellAlias(from: string, path: string, root: string | undefined): string {
  if (root === undefined || !isBelow(path, root) || !isBelow(from, root)) return from;
  return posix.relative(aliasFolder(path, root), from) || '.';
}

/** @returns the folder that relative aliases of a page refer to */
export function aliasFolder(path: string, root: string | undefined): string {
  return path === root ? path : posix.dirname(path);
}
