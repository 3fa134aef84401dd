import { addressesOf, type Addresses } from '../../addresses/find-address.ts';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Place } from '../../diagnostics/diagnostic.ts';
import { nameProblem } from '../../diagnostics/name-problem.ts';
import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Rewrite } from '../../../corpus/url/rewrite.ts';
import type { Report } from '../report.ts';
import { linkBase } from '../routes/site-link.ts';
import { belowBase } from '../routes/routes.ts';
import type { Redirect } from '../site.ts';
import { follow } from './follow.ts';
import type { VersionRoot } from '../docs/version-root.ts';
import type { AliasSources } from './aliases-of.ts';
import { listRedirectRules } from './list-rules.ts';
import type { SiteInput } from '../site-input.ts';
import type { RoutePlace } from '../routes/route.ts';
import type { RedirectRule } from './redirect-rule.ts';

interface RedirectInput extends Pick<
  SiteInput,
  'config' | 'staticPathnames' | 'isMadeFile' | 'hasFile' | 'isInOtherLanguage' | 'isUnreadPage'
> {
  /** Paths at which the host serves another page. */
  readonly rewrites?: readonly Rewrite[] | undefined;
  /** Sources by path. Must contain all sources with `aliases`. */
  readonly sources: AliasSources;
  /** The root paths of all docs versions: `/docs`, `/docs/1.0`. */
  readonly roots: readonly VersionRoot[];
}

/**
 * Resolves all redirects of the site to their final targets: a page, a file, or an address of another site.
 *
 * @param routes the site's pages
 * @param place location of the config file
 * @returns the valid redirects, by path. Invalid redirects are reported
 */
export function resolveRedirects(
  routes: readonly RoutePlace[],
  input: RedirectInput,
  place: Place,
  report: Report,
): Redirect[] {
  const { isUnreadPage: isUnread = () => false, isInOtherLanguage = () => false } = input;
  const links = linkBase(input);
  const declared = listRedirectRules(routes, input, input.config, links, place, report).filter((redirectRule) => {
    const { from, key, place: rulePlace } = redirectRule;
    if (canBePath(from)) return true;
    report(diagnose('invalid-redirect', rulePlace, { key, reason: `expected the path of a page, not "${from}"` }));
    return false;
  });
  if (declared.length === 0) return [];
  const rules = new Map<string, RedirectRule>();
  const addresses: Addresses<RoutePlace, RedirectRule> = {
    ...addressesOf({
      pages: routes,
      redirects: [],
      rewrites: input.rewrites ?? [],
      hasFile: input.hasFile ?? links.isFile,
    }),
    redirectAt: (bare) => rules.get(bare),
  };
  for (const redirectRule of declared) {
    const key = withoutTrailingSlash(redirectRule.from);
    const currentUse = addresses.pageAt(key)
      ? 'the path of a page'
      : links.isFile(key)
        ? 'the path of a file'
        : rules.has(key)
          ? 'redirected'
          : undefined;
    if (currentUse === undefined) rules.set(key, redirectRule);
    else if (!redirectRule.isVariant && rules.get(key)?.to !== redirectRule.to) {
      const { key: ruleKey, from, place: rulePlace } = redirectRule;
      const first = rules.get(key)?.place;
      const related = first && [{ ...first, message: 'Lectern uses this redirect' }];
      const diagnostic = diagnose('duplicate-redirect', rulePlace, { key: ruleKey, from, currentUse }, related);
      report(...atLevel(input.config.onDuplicateRoutes, diagnostic));
    }
  }
  const names = new Set(routes.map(({ path }) => fileName(path)));
  const paths = routes.map(({ path }) => path);
  const redirects: Redirect[] = [];
  for (const redirectRule of rules.values()) {
    const { to, diagnostics } = follow(redirectRule, { addresses, paths, isUnread, isInOtherLanguage });
    for (const diagnostic of diagnostics)
      report(
        ...(diagnostic.rule === 'broken-redirect' ? atLevel(input.config.onBrokenLinks, diagnostic) : [diagnostic]),
      );
    if (to === undefined) continue;
    const { from, key, place: rulePlace } = redirectRule;
    // A redirect gets no HTML file if another page has that file. Some disks treat `/FAQ` and `/faq` as one file.
    // `/a.md` is the Markdown version of page `/a`.
    const hasPage =
      !redirectRule.isVariant && !names.has(fileName(from)) && !names.has(fileName(from).replace(/\.md$/, ''));
    const misnamed = hasPage
      ? nameProblem(belowBase(from, input.config.baseUrl), redirectRule.place, '.html')
      : undefined;
    if (misnamed) report(misnamed);
    if (hasPage) names.add(fileName(from));
    const declaredAt = rulePlace.line === undefined ? { ...rulePlace, setting: key } : rulePlace;
    redirects.push({ from, to, hasPage, ...(hasPage && { place: declaredAt }) });
  }
  return redirects.sort((a, b) => compareText(a.from, b.from));
}

/** Whether a URL path can be a file path on every system. On Windows, a backslash separates folders. */
function canBePath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return !/[\u0000-\u001f\\]/.test(path) && !path.split('/').includes('..');
}

function fileName(path: string): string {
  return withoutTrailingSlash(path).normalize('NFC').toLowerCase();
}
