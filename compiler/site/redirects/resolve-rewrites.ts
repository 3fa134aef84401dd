import { addressesOf, findAddress } from '../../addresses/find-address.ts';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Config } from '../../config/config.ts';
import { joinPath } from '../../../corpus/url/pathname.ts';
import { keepsRest, type Rewrite } from '../../../corpus/url/rewrite.ts';
import type { DocsInstance } from '../site.ts';
import type { Report } from '../report.ts';
import type { RoutePlace } from '../routes/route.ts';

/** @returns rewrites for aliases of versions: `/docs/latest/:rest*` → `/docs/:rest*` */
export function aliasRewrites(docs: readonly DocsInstance[]): Rewrite[] {
  return docs.flatMap(({ path, versions }) =>
    versions.flatMap((version) =>
      version.aliases.map((alias) => ({
        from: joinPath(path, alias, ':rest*'),
        to: joinPath(version.path, ':rest*'),
      })),
    ),
  );
}

/**
 * Adds the base URL to the config's rewrites. A rewrite whose target is not a page is reported with the severity of
 * broken links.
 *
 * @param routes the site's pages
 * @param place location of the config file
 * @param isUnread whether a pathname may belong to a page that could not be read
 */
export function resolveRewrites(
  routes: readonly RoutePlace[],
  { rewrites, baseUrl, onBrokenLinks }: Config,
  place: Place,
  report: Report,
  isUnread: (pathname: string) => boolean = () => false,
): Rewrite[] {
  if (rewrites.length === 0) return [];
  const pages = addressesOf({ pages: routes, redirects: [], rewrites: [], hasFile: () => false });
  return rewrites.map(({ from, to }, index) => {
    const rewrite = { from: joinPath(baseUrl, from), to: joinPath(baseUrl, to) };
    if (keepsRest(rewrite)) return rewrite;
    const found = findAddress(rewrite.to, pages);
    if (found?.kind === 'page') return { ...rewrite, to: found.page.path };
    if (isUnread(rewrite.to)) return rewrite;
    const diagnostic = diagnose('broken-rewrite', place, {
      key: `rewrites[${index}].to`,
      to: rewrite.to,
      near: nearest(
        rewrite.to,
        routes.map(({ path }) => path),
      ),
    });
    report(...atLevel(onBrokenLinks, diagnostic));
    return rewrite;
  });
}
