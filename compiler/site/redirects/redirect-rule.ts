import type { Place } from '../../diagnostics/diagnostic.ts';

/** A redirect as somebody asked for it, before it is known whether it can be had. */
export interface RedirectRule {
  /** Pathname as served. */
  from: string;
  /** An href: a path with the base URL, which may have a query and a hash, or an address. */
  to: string;
  /** What asked for it, as messages name it: `redirects.redirects[3]`. */
  key: string;
  place: Place;
  /** Made for every page alike (`/x.html` → `/x`), so it gives way to all else without a word. */
  isVariant?: true;
}
