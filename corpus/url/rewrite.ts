/** A pathname that shows the page of another. `:rest*` at the end of both stands for whatever follows. */
export interface Rewrite {
  from: string;
  to: string;
}

const rest = /:\w+\*$/;

/**
 *     /docs/next/:rest* → /docs/:rest*      /docs/next/a/b → /docs/a/b      /docs/next → /docs/
 *
 * @returns the pathname whose page is to be shown, by the first rewrite that fits; nothing when none does
 */
export function rewritePath(pathname: string, rewrites: readonly Rewrite[]): string | undefined {
  for (const { from, to } of rewrites) {
    const base = from.replace(rest, '');
    if (base === from) {
      if (pathname.replace(/\/$/, '') === from.replace(/\/$/, '')) return to;
      continue;
    }
    if (`${pathname}/` === base) return to.replace(rest, '');
    if (pathname.startsWith(base)) return to.replace(rest, () => pathname.slice(base.length));
  }
  return undefined;
}

/** Whether a rewrite's target holds on to what follows. */
export function keepsRest({ to }: Rewrite): boolean {
  return rest.test(to);
}

/** The part of a rewrite's path that is fixed. */
export function fixedPart(path: string): string {
  return path.replace(rest, '');
}
