import { posix } from 'node:path';
import * as z from 'zod';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Head } from '../../parse/document.ts';
import { encodePath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Report } from '../report.ts';
import type { RoutePlace } from '../routes/routes.ts';
import type { RedirectRule } from './list-rules.ts';

const Aliases = z.union([z.string().transform((alias) => [alias]), z.array(z.string())]);

/**
 * Redirects that a page's front matter declares: former paths of the page. `/old` starts at the base URL; `old` and
 * `../old` start where the page stands, as for a file beside it.
 */
export function aliasesOf(
  { path, source }: RoutePlace,
  sources: ReadonlyMap<string, { head: Pick<Head, 'frontMatter' | 'frontMatterPlaces'> }>,
  report: Report,
): RedirectRule[] {
  const head = source === undefined ? undefined : sources.get(source)?.head;
  if (source === undefined || head?.frontMatter.aliases === undefined) return [];
  const place = { path: source, ...head.frontMatterPlaces.aliases };
  const { data: aliases } = Aliases.safeParse(head.frontMatter.aliases);
  const fault = (reason: string) => report(diagnose('invalid-redirect', place, { key: 'aliases', reason }));
  if (!aliases) fault('expected a path, or a list of paths');
  const isPath = (alias: string) => alias !== '' && !/[?#]|^\/\/|:\/\//.test(alias);
  const folder = posix.dirname(withoutTrailingSlash(path));
  for (const alias of aliases ?? [])
    if (!isPath(alias)) fault(`expected a path without query and hash, not ${JSON.stringify(alias)}`);
  return (aliases ?? []).filter(isPath).map((alias) => ({
    from: alias.startsWith('/') ? alias : posix.join(folder, alias),
    to: encodePath(path),
    key: 'aliases',
    place,
  }));
}
