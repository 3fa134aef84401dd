/**
 * A rewrite: at the pathname `from`, the site shows the page of the pathname `to`. `:rest*` at the end of both
 * matches the remaining path.
 */
export interface Rewrite {
  from: string;
  to: string;
}

const rest = /:\w+\*$/;

/**
 * Returns the pathname of the page to show, by the first matching rule; undefined if no rule matches.
 *
 *     /docs/next/:rest* → /docs/:rest*      /docs/next/a/b → /docs/a/b      /docs/next → /docs/
 */
export function rewritePath(pathname: string, rewrites: readonly Rewrite[]): string | undefined {
  return findRewrite(pathname, rewrites)?.path;
}

/** @returns the first matching rule, and the pathname of the page to show */
export function findRewrite<T extends Rewrite>(
  pathname: string,
  rewrites: readonly T[],
): { rewrite: T; path: string } | undefined {
  for (const rewrite of rewrites) {
    const path = applyRewrite(pathname, rewrite);
    if (path !== undefined) return { rewrite, path };
  }
  return undefined;
}

function applyRewrite(pathname: string, { from, to }: Rewrite): string | undefined {
  const base = from.replace(rest, '');
  if (base === from) return pathname.replace(/\/$/, '') === from.replace(/\/$/, '') ? to : undefined;
  if (`${pathname}/` === base) return to.replace(rest, '');
  return pathname.startsWith(base) ? to.replace(rest, () => pathname.slice(base.length)) : undefined;
}

/** Whether the target of a rule contains the remaining path. */
export function keepsRest({ to }: Rewrite): boolean {
  return rest.test(to);
}

/** Returns the part of a rule's path before `:rest*`. */
export function fixedPart(path: string): string {
  return path.replace(rest, '');
}
