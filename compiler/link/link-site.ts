import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { noMemory } from '../memory.ts';
import type { Head } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';
import { checkFrame } from './check-frame.ts';
import type { LinkedPage, LinkInput, LinkTable, ResolvedReference } from './link.ts';
import { resolvePartials, withPartials, wholeOutline, type Partials } from './partials.ts';
import { linkPortraits } from './portraits.ts';
import { isData } from './resolve-data.ts';
import { resolveReference } from './resolve-reference.ts';
import { socialImage } from './social-image.ts';
import { standpointOf } from './standpoint.ts';
import { indexTargets, pageAt, type Target, type Targets } from './targets.ts';

/** A page as it was linked, and what that rested on. */
interface Linking {
  page: LinkedPage;
  diagnostics: Diagnostic[];
  /** The pages whose ids were asked for. */
  asked: Target[];
}

/** Resolves every reference of every page, and the pictures of authors. */
export function linkSite(input: LinkInput): { links: LinkTable; portraits: ReadonlyMap<string, string>; diagnostics: Diagnostic[] } {
  const { site, sources, assets, files, memory = noMemory } = input;
  const { partials, diagnostics } = resolvePartials(sources, site.config);
  const targets = indexTargets(input, partials, memory);
  // Everything that a link may lead to but the ids on pages, of which each page asks for a few.
  const world = [site.config, assets, files, memory.settle('targets', worldOf(targets))];
  diagnostics.push(...checkFrame(site, targets, input.configFile ?? 'lectern.config'));
  const linkings = memory.shelf('linkings');
  const linked = memory.shelf('linked');
  const links = new Map<string, LinkedPage>();
  const seen = new Set<string>();
  for (const { path, source } of site.routes) {
    if (source === undefined || links.has(path)) continue;
    const own = targets.sources.get(source) ?? { path };
    const parts = withPartials(source, partials);
    const inputs = [...world, own, ...parts.flatMap((part) => linkInputs(sources.get(part)!)), ...parts.map((part) => partials.get(part))];
    const make = () => linkPage(own, source, parts, input, targets, partials);
    let linking = linkings.keep(path, inputs, make);
    if (linking.asked.some((target) => pageAt(targets, target.path) !== target)) linking = linkings.renew(path, inputs, make);
    links.set(path, linked.settle(path, linking.page));
    // A partial's fault shows on every page that includes it, and is told once.
    for (const diagnostic of linking.diagnostics) {
      const key = JSON.stringify(diagnostic);
      if (!seen.has(key)) diagnostics.push(diagnostic);
      seen.add(key);
    }
  }
  const { portraits, diagnostics: faults } = linkPortraits(input, targets);
  return { links: memory.settle('link table', links), portraits: memory.settle('portraits', portraits), diagnostics: [...diagnostics, ...faults] };
}

function worldOf({ pages, sources, drafts, redirects, rewrites }: Targets): unknown[] {
  return [[...pages].flatMap(([key, { path }]) => [key, path]), [...sources].flatMap(([source, { path }]) => [source, path]), drafts, redirects, rewrites];
}

function linkInputs({ file, head }: { file: SourceFile; head: Head }): unknown[] {
  const { references, outline, frontMatter, frontMatterPlaces } = head;
  return [file, references, outline, frontMatter, frontMatterPlaces];
}

function linkPage(page: Target, source: string, parts: readonly string[], input: LinkInput, given: Targets, partials: Partials): Linking {
  const references = new Map<string, ResolvedReference[]>();
  const diagnostics: Diagnostic[] = [];
  const imports = new Set<string>();
  const asked = new Set<Target>();
  const targets: Targets = { ...given, asked };
  for (const path of parts) {
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
  const linked = { references, outline, image: imageOf(source, page, input, targets, diagnostics) };
  return { page: linked, diagnostics, asked: [...asked] };
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
