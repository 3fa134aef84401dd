import type { Config } from '../config/config.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { nearest } from '../diagnostics/nearest.ts';
import type { Reference } from '../parse/document.ts';
import type { Standpoint } from './file-candidates.ts';
import type { Asset, ResolvedReference } from './link.ts';
import type { Target, Targets } from './targets.ts';

/** The input for resolving the references of a page. */
export interface ReferenceContext {
  config: Config;
  targets: Targets;
  assets: ReadonlyMap<string, Asset>;
  /** The page that shows the reference: relative URLs start at its path, `#x` means its ids. */
  page: Target;
  standpoint: Standpoint;
  /** Finds the nearest name, for hints; the effort is limited for all references of a page together. */
  nearest: typeof nearest;
}

/** A resolved reference with its diagnostics. */
export interface Resolution {
  resolved: ResolvedReference;
  diagnostics: Diagnostic[];
}

/** The location of a reference. */
export function place(reference: Reference, { standpoint }: ReferenceContext) {
  return { path: standpoint.source, ...reference.at };
}

/** @returns the result for an existing file to which content must not refer */
export function notPublic(reference: Reference, reason: string, context: ReferenceContext): Resolution {
  return broken(reference, [diagnose('asset-not-public', place(reference, context), { url: reference.url, reason })]);
}

export function fine(resolved: ResolvedReference): Resolution {
  return { resolved, diagnostics: [] };
}

export function broken(reference: Reference, diagnostics: Diagnostic[]): Resolution {
  return { resolved: { kind: 'broken', href: reference.url }, diagnostics };
}
