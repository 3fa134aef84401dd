import { findAddress, type Addresses } from '../../addresses/find-address.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { decodePath, encodePath, splitUrl } from '../../../corpus/url/pathname.ts';
import { isExternal } from '../../../corpus/url/policy.ts';
import type { RoutePlace } from '../routes/routes.ts';
import type { RedirectRule } from './list-rules.ts';

/** Targets of redirects: the redirects among the addresses are the other rules. */
export interface Destinations {
  addresses: Addresses<RoutePlace, RedirectRule>;
  /** Paths of pages, for hints. */
  paths: Iterable<string>;
  /** Whether a pathname may belong to an unreadable page, which has an error already. */
  isUnread(pathname: string): boolean;
  /** Whether another language has a page or a file at a pathname. */
  isInOtherLanguage(pathname: string): boolean;
}

/** The end of a redirect; without `to` if the redirect is a loop. */
export interface End {
  to?: string;
  diagnostics: Diagnostic[];
}

/** Follows a redirect through others to its end, so that readers need only one redirect. */
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

// A loop is reported once.
function isFirst(rule: RedirectRule, loop: ReadonlySet<RedirectRule>): boolean {
  return [...loop].every(({ from }) => compareText(rule.from, from) <= 0);
}
