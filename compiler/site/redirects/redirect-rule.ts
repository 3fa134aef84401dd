import type { Place } from '../../diagnostics/diagnostic.ts';
import type { VersionRoot } from '../docs/version-root.ts';

/** A declared redirect, before its target is checked. */
export interface RedirectRule {
  /** Pathname to redirect from, in the form of route paths: decoded, with the base URL. */
  from: string;
  /** The target as an href: a path with the base URL, optionally with query and hash; or an absolute URL. */
  to: string;
  /** The declaration's key, for messages: `redirects.redirects[3]`. */
  key: string;
  place: Place;
  /** The root of the doc's version. Set only for an alias of a doc. */
  root?: VersionRoot | undefined;
  /**
   * Set for a rule that is generated for every page (`/x.html` → `/x`). A page or another rule with the same `from`
   * overrides it without a diagnostic.
   */
  isVariant?: true;
}
