import type { Config } from '../config/config.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { nearest } from '../diagnostics/nearest.ts';
import type { Reference } from '../parse/document.ts';
import type { Standpoint } from './file-candidates.ts';
import type { Asset, ResolvedReference } from './link.ts';
import type { Target, Targets } from './targets.ts';

/** What a reference is resolved against. */
export interface ReferenceContext {
  config: Config;
  targets: Targets;
  assets: ReadonlyMap<string, Asset>;
  /** The page that shows the reference: relative URLs start at its path, `#x` means its ids. */
  page: Target;
  standpoint: Standpoint;
  /** What a name was meant to be, as far as it is worth a look: there is one for all references of a page. */
  nearest: typeof nearest;
}

/** A resolved reference, and what is wrong with it. */
export interface Resolution {
  resolved: ResolvedReference;
  diagnostics: Diagnostic[];
}

/** Where a reference stands. */
export function place(reference: Reference, { standpoint }: ReferenceContext) {
  return { path: standpoint.source, ...reference.at };
}

/** @returns the outcome for a file that is there, and that content may not refer to */
export function notPublic(reference: Reference, reason: string, context: ReferenceContext): Resolution {
  return broken(reference, [diagnose('asset-not-public', place(reference, context), { url: reference.url, reason })]);
}

export function fine(resolved: ResolvedReference): Resolution {
  return { resolved, diagnostics: [] };
}

export function broken(reference: Reference, diagnostics: Diagnostic[]): Resolution {
  return { resolved: { kind: 'broken', href: reference.url }, diagnostics };
}
