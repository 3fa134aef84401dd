import type { Config } from '../config/config.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { nearest } from '../diagnostics/nearest.ts';
import type { Reference } from '../parse/document.ts';
import type { Standpoint } from './file-candidates.ts';
import type { Asset, ResolvedReference } from './link.ts';
import type { Target, Targets } from './targets.ts';

/** The data that resolving the references of a page requires. */
export interface ReferenceContext {
  config: Config;
  targets: Targets;
  assets: ReadonlyMap<string, Asset>;
  /**
   * The page that contains the reference, possibly through a partial. Relative URLs are resolved against the page's
   * path. `#x` is an id on the page.
   */
  page: Target;
  standpoint: Standpoint;
  /** Finds the most similar name, for suggestions. After a number of searches per page, it finds nothing. */
  nearest: typeof nearest;
}

/** A resolved reference, and the diagnostics about it. */
export interface Resolution {
  resolved: ResolvedReference;
  diagnostics: Diagnostic[];
}

/** Returns the location of a reference. */
export function place(reference: Reference, { standpoint }: ReferenceContext) {
  return { path: standpoint.source, ...reference.at };
}

/** @returns the resolution of a reference to a file that exists but must not be published */
export function notPublic(reference: Reference, reason: string, context: ReferenceContext): Resolution {
  return broken(reference, [diagnose('asset-not-public', place(reference, context), { url: reference.url, reason })]);
}

export function fine(resolved: ResolvedReference): Resolution {
  return { resolved, diagnostics: [] };
}

export function broken(reference: Reference, diagnostics: Diagnostic[]): Resolution {
  return { resolved: { kind: 'broken', href: reference.url }, diagnostics };
}
