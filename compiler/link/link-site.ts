import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkFrame } from './check-frame.ts';
import type { LinkedPage, LinkInput, LinkTable, ResolvedReference } from './link.ts';
import { resolvePartials, withPartials, wholeOutline, type Partials } from './partials.ts';
import { linkPortraits } from './portraits.ts';
import { isData } from './resolve-data.ts';
import { resolveReference } from './resolve-reference.ts';
import { socialImage } from './social-image.ts';
import { standpointOf } from './standpoint.ts';
import { indexTargets, type Target, type Targets } from './targets.ts';

/** Resolves every reference of every page, and the pictures of authors. */
export function linkSite(input: LinkInput): { links: LinkTable; portraits: ReadonlyMap<string, string>; diagnostics: Diagnostic[] } {
  const { partials, diagnostics } = resolvePartials(input.sources, input.site.config);
  const targets = indexTargets(input, partials);
  diagnostics.push(...checkFrame(input.site, targets, input.configFile ?? 'lectern.config'));
  const links = new Map<string, LinkedPage>();
  const seen = new Set<string>();
  for (const { path, source } of input.site.routes) {
    if (source === undefined || links.has(path)) continue;
    const linked = linkPage(targets.sources.get(source) ?? { path }, source, input, targets, partials);
    links.set(path, linked.page);
    // A partial's fault shows on every page that includes it, and is told once.
    for (const diagnostic of linked.diagnostics) {
      const key = JSON.stringify(diagnostic);
      if (!seen.has(key)) diagnostics.push(diagnostic);
      seen.add(key);
    }
  }
  const { portraits, diagnostics: faults } = linkPortraits(input, targets);
  return { links, portraits, diagnostics: [...diagnostics, ...faults] };
}

function linkPage(page: Target, source: string, input: LinkInput, targets: Targets, partials: Partials) {
  const references = new Map<string, ResolvedReference[]>();
  const diagnostics: Diagnostic[] = [];
  const imports = new Set<string>();
  for (const path of withPartials(source, partials)) {
    const { file, head } = input.sources.get(path)!;
    const around = { config: input.site.config, targets, assets: input.assets, page, standpoint: standpointOf(file, input.site.config) };
    const resolved = head.references.map((reference, index): ResolvedReference => {
      if (reference.kind === 'partial') {
        const partial = partials.get(path)?.get(index);
        return partial === undefined ? { kind: 'broken', href: reference.url } : { kind: 'partial', source: partial };
      }
      const resolution = resolveReference(reference, around);
      // What is imported once and used in many places is one fault.
      const key = isData(reference) ? JSON.stringify([path, reference.url]) : undefined;
      if (key === undefined || !imports.has(key)) diagnostics.push(...resolution.diagnostics);
      if (key !== undefined) imports.add(key);
      return resolution.resolved;
    });
    references.set(path, resolved);
  }
  const outline = wholeOutline(source, input.sources, partials);
  return { page: { references, outline, image: imageOf(source, page, input, targets, diagnostics) }, diagnostics };
}

function imageOf(source: string, page: Target, { site, sources, assets }: LinkInput, targets: Targets, diagnostics: Diagnostic[]) {
  const { file, head } = sources.get(source)!;
  const reference = socialImage(head);
  if (!reference) return undefined;
  const around = { config: site.config, targets, assets, page, standpoint: standpointOf(file, site.config) };
  const { resolved, diagnostics: faults } = resolveReference(reference, around);
  diagnostics.push(...faults);
  return resolved.kind === 'file' ? resolved.href : undefined;
}
