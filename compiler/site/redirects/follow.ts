import { findAddress, type Addresses } from '../../addresses/find-address.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { decodePath, encodePath, splitUrl } from '../../../corpus/url/pathname.ts';
import { isExternal } from '../../../corpus/url/policy.ts';
import type { RoutePlace } from '../routes/route.ts';
import type { RedirectRule } from './redirect-rule.ts';

/** The pages, files and other redirects that a redirect can lead to. */
export interface Destinations {
  addresses: Addresses<RoutePlace, RedirectRule>;
  /** Paths of pages, for suggestions in hints. */
  paths: Iterable<string>;
  /** Whether a pathname may belong to a page that could not be read. Redirects to such a pathname are not reported. */
  isUnread(pathname: string): boolean;
  /** Whether another language of the site has a page or file at this pathname. */
  isInOtherLanguage(pathname: string): boolean;
}

/** The final target of a redirect, or errors. `to` is absent if the redirect has no valid target: for example, in a
 * loop. */
export interface End {
  to?: string;
  diagnostics: Diagnostic[];
}

/** Follows a chain of redirects to its final target, so that each redirect can point there directly. */
export function follow(rule: RedirectRule, { addresses, paths, isUnread, isInOtherLanguage }: Destinations): End {
  const { key, place } = rule;
  const chain = [rule.from];
  const passed = new Set([rule]);
  let { search, hash } = { search: '', hash: '' };
  for (let { to } = rule; ;) {
    if (isExternal(to)) return end(to);
    const target = splitUrl(to);
    if (target.search || target.hash) ({ search, hash } = target);
    const found = findAddress(target.pathname, addresses);
    if (found?.kind === 'page') return end(encodePath(found.page.path) + search + hash);
    if (found?.kind !== 'redirect') {
      const pathname = decodePath(target.pathname);
      if (found || isInOtherLanguage(target.pathname) || isUnread(pathname))
        return end(target.pathname + search + hash);
      const near = nearest(pathname, paths);
      return {
        to: target.pathname + search + hash,
        diagnostics: [diagnose('broken-redirect', place, { key, from: rule.from, to: pathname, near })],
      };
    }
    const next = found.redirect;
    chain.push(next.from);
    if (passed.has(next))
      return {
        diagnostics: next === rule && isFirst(rule, passed) ? [diagnose('redirect-loop', place, { key, chain })] : [],
      };
    passed.add(next);
    to = next.to;
  }

  function end(to: string): End {
    if (chain.length === 1) return { to, diagnostics: [] };
    return { to, diagnostics: [diagnose('redirect-chain', place, { key, chain: [...chain, to] })] };
  }
}

// Whether a rule has the alphabetically first path in a redirect loop. Only this rule reports the loop.
function isFirst(rule: RedirectRule, loop: ReadonlySet<RedirectRule>): boolean {
  return [...loop].every(({ from }) => compareText(rule.from, from) <= 0);
}
