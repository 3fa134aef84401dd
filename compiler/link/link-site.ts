import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { computed, family } from '../incremental/graph.ts';
import { mapOf } from '../incremental/map-of.ts';
import { table } from '../incremental/table.ts';
import { checkFrame } from './check-frame.ts';
import type { LinkedPage, LinkInput, LinkTable, ResolvedReference } from './link.ts';
import { resolvePartials, withPartials, wholeOutline, type Partials } from './partials.ts';
import { linkAuthorImages } from './author-images.ts';
import { isData } from './resolve-data.ts';
import { resolveReference } from './resolve-reference.ts';
import { socialImage } from './social-image.ts';
import { standpointOf } from './standpoint.ts';
import { indexTargets, type Targets } from './targets.ts';
import { ofSource } from '../diagnostics/page-error.ts';

/** What linking found out about a site. */
export interface LinkedSite {
  readonly links: LinkTable;
  /** Addresses of the pictures of authors, by what blogs call them. */
  readonly authorImages: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** What all pages are linked against. */
interface LinkContext {
  input: LinkInput;
  targets: Targets;
  partials: Partials;
}

/** Resolves every reference of every page, and the pictures of authors. */
export function linkSite(input: LinkInput): LinkedSite {
  const inclusions = resolvePartials(input);
  const { partials } = inclusions;
  const targets = indexTargets(input, partials);
  const context: LinkContext = { input, targets, partials };
  /** The source of each page that has one, by its path. */
  const sourceOf = table('source of', () => {
    const sources = new Map<string, string>();
    for (const { path, source } of input.site.routes)
      if (source !== undefined && !sources.has(path)) sources.set(path, source);
    return sources;
  });
  const linked = family('links on', (path: string): { page: LinkedPage; faults: readonly Diagnostic[] } => {
    const source = sourceOf.get(path)!;
    return ofSource(source, () => linkPage(path, source, context));
  });
  const faults = computed('faults of links', () =>
    withoutRepeats([...sourceOf.keys()].flatMap((path) => linked(path).faults)),
  );
  const frameFaults = computed('faults of links around the pages', () =>
    checkFrame(input.site, targets, input.configFile ?? 'lectern.config'),
  );
  const ofAuthors = computed('pictures of authors', () => linkAuthorImages(input, targets));
  return {
    links: mapOf(
      () => [...sourceOf.keys()],
      (path) => (sourceOf.has(path) ? linked(path).page : undefined),
      (path) => linked(path).page,
    ),
    get authorImages() {
      return ofAuthors().authorImages;
    },
    get diagnostics() {
      return [...inclusions.diagnostics, ...frameFaults(), ...faults(), ...ofAuthors().diagnostics];
    },
  };
}

/** A partial's fault shows on every page that includes it, and is told once. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}

function linkPage(
  path: string,
  source: string,
  { input, targets, partials }: LinkContext,
): { page: LinkedPage; faults: Diagnostic[] } {
  const { sources, assets } = input;
  const { config } = input.site;
  const page = targets.sources.get(source) ?? { path };
  const references = new Map<string, ResolvedReference[]>();
  const diagnostics: Diagnostic[] = [];
  const imports = new Set<string>();
  for (const part of withPartials(source, partials)) {
    const { file, head } = sources.get(part)!;
    const context = { config, targets, assets, page, standpoint: standpointOf(file, config) };
    const resolved = head.references.map((reference, index): ResolvedReference => {
      if (reference.kind === 'partial') {
        const partial = partials.get(part)?.get(index);
        return partial === undefined ? { kind: 'broken', href: reference.url } : { kind: 'partial', source: partial };
      }
      const resolution = resolveReference(reference, context);
      // What is imported once and used in many places is one fault.
      const key = isData(reference) ? JSON.stringify([part, reference.url]) : undefined;
      if (key === undefined || !imports.has(key)) diagnostics.push(...resolution.diagnostics);
      if (key !== undefined) imports.add(key);
      return resolution.resolved;
    });
    references.set(part, resolved);
  }
  const { file, head } = sources.get(source)!;
  const picture = socialImage(head);
  const image =
    picture && resolveReference(picture, { config, targets, assets, page, standpoint: standpointOf(file, config) });
  if (image) diagnostics.push(...image.diagnostics);
  const linked: LinkedPage = {
    references,
    outline: wholeOutline(source, sources, partials),
    image: image?.resolved.kind === 'file' ? image.resolved.href : undefined,
  };
  return { page: linked, faults: diagnostics };
}
