import type { Json } from '../../corpus/schema/index.ts';
import { atLevel, diagnose } from '../diagnostics/catalogue.ts';
import type { DataKind, Reference } from '../parse/document.ts';
import { dataCandidates, isContained } from './file-candidates.ts';
import type { Asset, ResolvedReference } from './link.ts';
import { broken, notPublic, place, type ReferenceContext, type Resolution } from './resolution.ts';
import { namedFolders } from './standpoint.ts';
import { valueAt } from '../../corpus/value-at.ts';

/** A reference to the content of a file. */
export type DataReference = Reference & { kind: DataKind };

/** Whether a reference imports the content of a file. */
export function isData(reference: Reference): reference is DataReference {
  return reference.kind === 'json' || reference.kind === 'text' || reference.kind === 'svg';
}

/** Resolves a reference to the content of a file. Reports a missing file with the severity `onBrokenImports`. */
export function resolveData(reference: DataReference, context: ReferenceContext): Resolution {
  const { assets, standpoint, config } = context;
  const { kind, url, keys } = reference;
  const tried = dataCandidates(url, standpoint);
  const asset = tried.map((path) => assets.get(path)).find(Boolean);
  if (asset?.refused !== undefined) return notPublic(reference, asset.refused, context);
  if (asset) {
    const resolved = contentOf(asset, kind, keys) ?? { kind: 'broken', href: url };
    return { resolved, diagnostics: [...(asset.problems ?? [])] };
  }
  const isOutside = !tried.some((path) => isContained(path, namedFolders(standpoint)));
  const near = context.nearest(tried[0]!, assets.keys());
  const at = place(reference, context);
  const diagnostic = isOutside
    ? diagnose('outside-site', at, { url })
    : diagnose('missing-data', at, { url, tried, near });
  return broken(reference, atLevel(config.onBrokenImports, diagnostic));
}

function contentOf(
  { json, text, svg }: Asset,
  kind: DataKind,
  keys: readonly string[] | undefined,
): ResolvedReference | undefined {
  if (kind === 'svg') return svg && { kind: 'svg', element: svg };
  const value: Json | undefined = kind === 'text' ? text : json;
  return value === undefined ? undefined : { kind: 'data', value: valueAt(value, keys ?? []) };
}
