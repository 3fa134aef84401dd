import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { decodePath, encodePath, splitUrl, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { isExternal } from '../../../corpus/url/policy.ts';
import type { RedirectRule } from './list-rules.ts';

/** What redirects may lead to. Keys are pathnames without a slash at their end. */
export interface Destinations {
  /** Pathnames of pages, as served. */
  pages: ReadonlyMap<string, string>;
  /** The other redirects. */
  rules: ReadonlyMap<string, RedirectRule>;
  /** Whether a file lies at a pathname. */
  hasFile(pathname: string): boolean;
  /** Whether a pathname may be that of a page that can't be read, which is reported. */
  isUnread(pathname: string): boolean;
}

/** Where a redirect ends; nowhere when it leads back to itself. */
export interface End {
  to?: string;
  diagnostics: Diagnostic[];
}

/** Follows a redirect through others to its end, so that readers are sent there at once. */
export function follow(rule: RedirectRule, { pages, rules, hasFile, isUnread }: Destinations): End {
  const { key, place } = rule;
  const chain = [rule.from];
  const passed = new Set([rule]);
  let { search, hash } = { search: '', hash: '' };
  for (let { to } = rule; ;) {
    if (isExternal(to)) return end(to);
    const target = splitUrl(to);
    const pathname = decodePath(target.pathname);
    if (target.search || target.hash) ({ search, hash } = target);
    const page = pages.get(withoutTrailingSlash(pathname));
    if (page !== undefined) return end(encodePath(page) + search + hash);
    const next = rules.get(withoutTrailingSlash(pathname));
    if (!next) {
      if (hasFile(pathname) || isUnread(pathname)) return end(target.pathname + search + hash);
      const near = nearest(pathname, pages.values());
      return {
        to: target.pathname + search + hash,
        diagnostics: [diagnose('broken-redirect', place, { key, from: rule.from, to: pathname, near })],
      };
    }
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
