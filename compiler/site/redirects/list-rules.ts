import type { Config } from '../../config/config.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { decodePath, encodePath, servedPath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { isExternal, isSafeUrl } from '../../../corpus/url/policy.ts';
import type { Report } from '../report.ts';
import { siteLink, type LinkBase } from '../routes/site-link.ts';
import type { RoutePlace } from '../routes/route.ts';
import type { VersionRoot } from '../docs/version-root.ts';
import { aliasesOf, type AliasSources } from './aliases-of.ts';
import { ownAliases } from './own-aliases.ts';
import { thrownText } from '../../diagnostics/thrown-text.ts';
import type { RedirectRule } from './redirect-rule.ts';

/**
 * Lists all declared redirects: from `redirects`, `createRedirects`, front matter, `fromExtensions` and
 * `toExtensions`. If several have the same `from`, the first one wins.
 *
 * @param place location of the config file
 */
export function listRedirectRules(
  routes: readonly RoutePlace[],
  { sources, roots }: { sources: AliasSources; roots: readonly VersionRoot[] },
  config: Config,
  links: LinkBase,
  place: Place,
  report: Report,
): RedirectRule[] {
  return [
    ...fromList(config, links, place, report),
    ...fromFunction(routes, config, links, place, report),
    ...fromAliases(),
    ...variants(routes, config, links, place),
  ];

  function fromAliases(): RedirectRule[] {
    if (sources.size === 0) return [];
    const rules = routes
      .flatMap((route) => aliasesOf(route, sources, roots, report))
      .map((alias) => ({ ...alias, from: served(alias.from, config, links) }));
    if (rules.every(({ root }) => root === undefined)) return rules;
    const pages = new Set(routes.map(({ path }) => withoutTrailingSlash(path)));
    return ownAliases(rules, roots, (pathname) => pages.has(pathname));
  }
}

function fromList(config: Config, links: LinkBase, place: Place, report: Report): RedirectRule[] {
  return config.redirects.redirects.flatMap(({ from, to }, index) => {
    const key = `redirects.redirects[${index}]`;
    if (isExternal(to) && !isSafeUrl(to)) {
      report(
        diagnose('invalid-redirect', place, {
          key,
          reason: `expected an address of http:, https: or mailto:, or a path of this site, not "${to}"`,
        }),
      );
      return [];
    }
    return from.map((path) => ({ from: served(path, config, links), to: siteLink(to, links).href, key, place }));
  });
}

function fromFunction(
  routes: readonly RoutePlace[],
  config: Config,
  links: LinkBase,
  place: Place,
  report: Report,
): RedirectRule[] {
  const { createRedirects } = config.redirects;
  if (!createRedirects) return [];
  const key = 'redirects.createRedirects';
  /**
   * Groups equal errors of many pages. The message is `before`, the first page, `behind`, and the number of other
   * pages.
   */
  const problems = new Map<string, { before: string; first: string; behind: string; others: number }>();
  const problem = (before: string, first: string, behind: string): [] => {
    const same = problems.get(before + behind);
    if (same) same.others += 1;
    else problems.set(before + behind, { before, first, behind, others: 0 });
    return [];
  };
  const rules = routes.flatMap(({ path }): RedirectRule[] => {
    const below = path.slice(config.baseUrl.length - 1);
    try {
      const paths: unknown[] = [createRedirects(below) ?? []].flat();
      return paths.flatMap((from): RedirectRule[] => {
        if (typeof from === 'string' && /^\/[^?#]*$/.test(from))
          return [{ from: served(from, config, links), to: encodePath(path), key, place }];
        const given = `the returned value ${JSON.stringify(from)} for the page `;
        return problem(
          given,
          below,
          ' is invalid: expected a path that starts with "/" and has neither query nor hash',
        );
      });
    } catch (error) {
      return problem('the function failed for the page ', below, `: ${thrownText(error)}`);
    }
  });
  for (const { before, first, behind, others } of problems.values()) {
    const rest = others === 0 ? '' : ` and ${others} other ${others === 1 ? 'page' : 'pages'}`;
    report(diagnose('invalid-redirect', place, { key, reason: `${before}"${first}"${rest}${behind}` }));
  }
  return rules;
}

function variants(routes: readonly RoutePlace[], config: Config, links: LinkBase, place: Place): RedirectRule[] {
  const { fromExtensions, toExtensions } = config.redirects;
  if (fromExtensions.length + toExtensions.length === 0) return [];
  const pages = routes.filter(({ path }) => path !== config.baseUrl);
  const rule = (from: string, path: string, key: string): RedirectRule => ({
    from: served(from, config, links),
    to: encodePath(path),
    key,
    place,
    isVariant: true,
  });
  return [
    ...fromExtensions.flatMap((extension) =>
      pages
        .filter(({ path }) => !path.endsWith(`.${extension}`))
        .map(({ path }) => rule(`${withoutTrailingSlash(path)}.${extension}`, path, 'redirects.fromExtensions')),
    ),
    ...toExtensions.flatMap((extension) =>
      pages
        .filter(({ path }) => path.endsWith(`.${extension}`))
        .map(({ path }) => rule(path.slice(0, -extension.length - 1), path, 'redirects.toExtensions')),
    ),
  ];
}

/**
 * @returns a pathname as routes contain it: decoded, with the base URL and the trailing slash that the site
 * uses
 */
function served(path: string, config: Config, links: LinkBase): string {
  return servedPath(config, decodePath(siteLink(path, links).href));
}
