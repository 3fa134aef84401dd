import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { currentVersion } from '../docs/version-problems.ts';
import { rootAbove, type VersionRoot } from '../docs/version-root.ts';
import type { RedirectRule } from './redirect-rule.ts';

/**
 * Removes aliases that several versions declare, for example in copies of a page. The alias stays only in the version
 * whose root contains its path, or else in the default version (`lastVersion`). Also removes an alias whose path is
 * already a page of another version.
 *
 * @param roots the roots of all docs versions
 * @param isPage whether a pathname without trailing slash is a page
 */
export function ownAliases(
  rules: readonly RedirectRule[],
  roots: readonly VersionRoot[],
  isPage: (pathname: string) => boolean,
): RedirectRule[] {
  const claims = new Map<string, RedirectRule[]>();
  const keyOf = ({ from, root }: RedirectRule) => `${root?.instance} ${withoutTrailingSlash(from)}`;
  for (const rule of rules) claims.set(keyOf(rule), [...(claims.get(keyOf(rule)) ?? []), rule]);
  return rules.filter((rule) => {
    const { root } = rule;
    if (!root) return true;
    const from = withoutTrailingSlash(rule.from);
    const siblings = roots.filter(({ instance }) => instance === root.instance);
    const owner = rootAbove(from, siblings);
    if (owner && owner.version !== root.version && isPage(from)) return false;
    const claimed = new Set(claims.get(keyOf(rule))!.map((each) => each.root!.version));
    const cut = siblings.filter(({ version }) => claimed.has(version));
    const winner =
      cut.find(({ version }) => version === owner?.version) ??
      cut.find(({ isLast }) => isLast) ??
      cut.find(({ version }) => version !== currentVersion);
    return root.version === (winner ?? root).version;
  });
}
