import { posix } from 'node:path';
import * as z from 'zod';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Head } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';
import { encodePath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { isBelow, type VersionRoot } from '../docs/version-root.ts';
import type { Report } from '../report.ts';
import type { RoutePlace } from '../routes/routes.ts';
import type { RedirectRule } from './list-rules.ts';

const Aliases = z.union([z.string().transform((alias) => [alias]), z.array(z.string())]);

/** Sources whose front matter may have `aliases`, by path. */
export type AliasSources = ReadonlyMap<
  string,
  { head: Pick<Head, 'frontMatter' | 'frontMatterPlaces'>; file: Pick<SourceFile, 'collection'> }
>;

/**
 * Reads redirects from the front matter of a page: former paths of the page. `/old` starts at the base URL. `old` and
 * `../old` start at the folder of the page's path. For the page at a version root they start at that root.
 *
 * @param roots of the versions of docs
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
  const fault = (reason: string) => report(diagnose('invalid-redirect', place, { key: 'aliases', reason }));
  if (!aliases) fault('expected a path, or a list of paths');
  const isPath = (alias: string) => alias !== '' && !/[?#]|^\/\/|:\/\//.test(alias);
  const { kind, instance, version } = file.collection ?? {};
  const root = roots.find((each) => kind === 'docs' && each.instance === instance && each.version === version);
  const folder = aliasFolder(withoutTrailingSlash(path), root?.path);
  for (const alias of aliases ?? [])
    if (!isPath(alias)) fault(`expected a path without query and hash, not ${JSON.stringify(alias)}`);
  return (aliases ?? []).filter(isPath).map((alias) => ({
    from: alias.startsWith('/') ? alias : posix.join(folder, alias),
    to: encodePath(path),
    key: 'aliases',
    place,
    root,
  }));
}

/**
 * Formats a former path of a page as an alias. In a version of docs the alias is relative. A copy of the page in
 * another version then has the alias in that version.
 *
 * @param from the former path
 * @param path of the page
 * @param root of the version that contains both; all three paths have the same base and no trailing slash
 */
export function spellAlias(from: string, path: string, root: string | undefined): string {
  if (root === undefined || !isBelow(path, root) || !isBelow(from, root)) return from;
  return posix.relative(aliasFolder(path, root), from) || '.';
}

/** @returns the folder to which the relative aliases of a page refer */
export function aliasFolder(path: string, root: string | undefined): string {
  return path === root ? path : posix.dirname(path);
}
