import { compareText, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import * as graph from '../incremental/index.ts';
import type { SidebarItem } from '../../corpus/schema/index.ts';
import { checkFrame, missingFiles } from './check-frame.ts';
import { sidebarLinks, type SidebarLinks } from './frame-links.ts';
import type { LinkedPage, LinkInput, ResolvedReference } from './link.ts';
import { resolvePartials, withPartials, type Partials } from './partials.ts';
import { wholeOutline } from './page-ids.ts';
import { linkAuthorImages } from './author-images.ts';
import { isData } from './resolve-data.ts';
import { nearestForSome } from '../diagnostics/nearest.ts';
import { resolveReference } from './resolve-reference.ts';
import { socialImage } from './required-assets.ts';
import { standpointOf } from './standpoint.ts';
import { indexTargets, type Targets } from './targets.ts';
import { getters, join } from '../values/objects.ts';
import { ofSource } from '../diagnostics/errors/page-error.ts';

interface LinkedSource {
  page: LinkedPage;
  problems: readonly Diagnostic[];
  unchecked: readonly string[];
}

/** The data that linking any page requires. */
interface LinkContext {
  input: LinkInput;
  targets: Targets;
  partials: Partials;
}

/** The result of linking a site. */
export type LinkedSite = ReturnType<typeof linkSite>;

/** Resolves all references of all pages, and the images of authors. */
export function linkSite(input: LinkInput) {
  const inclusions = resolvePartials(input);
  const { partials } = inclusions;
  const targets = indexTargets(input, partials);
  const context: LinkContext = { input, targets, partials };
  /** Page path → source, for pages that have a source. */
  const sourceOf = graph.each('source of', input.site.places, () => sourceIn);
  const paths = graph.computed('paths of sources', () =>
    [...input.site.places.values()].filter(({ source }) => source !== undefined).map(({ path }) => path),
  );
  const linked = graph.collect('links on', paths, (path): LinkedSource => {
    const source = sourceOf.get(path)!;
    return ofSource(source, () => linkPage(path, source, context));
  });
  const found = graph.gather('link diagnostics of pages', linked, ({ problems }) => problems);
  const problems = graph.computed('link diagnostics', () => withoutRepeats(found()));
  const links = graph.each('links with their page', linked, () => pageIn);
  const left = graph.gather('addresses on pages that are not checked', linked, ({ unchecked }) => unchecked);
  /** A family, so that after a change only changed categories are searched again. */
  const linksIn: SidebarLinks = graph.family('links in sidebar', (items: readonly SidebarItem[]) =>
    sidebarLinks(items, linksIn),
  );
  const chrome = graph.computed('links around the pages', () =>
    checkFrame(input.site, targets, input.configFile ?? 'lectern.config', linksIn),
  );
  /**
   * All linked addresses of this site without a page, sorted, from content and settings. The host may serve such an
   * address, or the config allows it.
   */
  const unchecked = graph.computed('addresses that are not checked', () =>
    [...new Set([...left(), ...chrome().tolerated, ...missingFiles(input.site, targets).map(({ href }) => href)])].sort(
      compareText,
    ),
  );
  const ofAuthors = graph.computed('author images', () => linkAuthorImages(input, targets));
  const diagnostics = (): readonly Diagnostic[] => [
    ...inclusions.diagnostics,
    ...chrome().diagnostics,
    ...problems(),
    ...ofAuthors().diagnostics,
  ];
  /** URL in the authors file → published address of the image. */
  const authorImages = () => ofAuthors().authorImages;
  return join({ links, addresses: targets.addresses }, getters({ authorImages, unchecked, diagnostics }));
}

const sourceIn = ({ source }: { source?: string | undefined }) => source;
const pageIn = ({ page }: LinkedSource) => page;
const nothing: readonly string[] = [];

function uncheckedAddress(reference: ResolvedReference): string[] {
  if (!('href' in reference) || isExternal(reference.href)) return [];
  const isLeft = reference.kind === 'broken' || reference.kind === 'external';
  return isLeft || (reference.kind === 'file' && reference.target === '_self') ? [reference.href] : [];
}

/** Removes duplicates. An error in a partial is found on each page that includes the partial. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [identityOf(diagnostic), diagnostic])).values()];
}

// Returns a string that is equal for equal diagnostics. Comparing related locations as well would be too slow.
function identityOf({ rule, place: { path, line, column, setting }, message, hint }: Diagnostic): string {
  return `${path}:${line}:${column}:${setting} ${rule} ${message} ${hint}`;
}

function linkPage(path: string, source: string, { input, targets, partials }: LinkContext): LinkedSource {
  const { sources, assets } = input;
  const { config } = input.site;
  const page = targets.sources.get(source) ?? { path };
  const shared = { config, targets, assets, page, nearest: nearestForSome() };
  const references = new Map<string, ResolvedReference[]>();
  const diagnostics: Diagnostic[] = [];
  const imports = new Set<string>();
  for (const part of withPartials(source, partials)) {
    const { file, head } = sources.get(part)!;
    const context = { ...shared, standpoint: standpointOf(file, config) };
    const resolved = head.references.map((reference, index): ResolvedReference => {
      if (reference.kind === 'partial') {
        const partial = partials.get(part)?.get(index);
        return partial === undefined ? { kind: 'broken', href: reference.url } : { kind: 'partial', source: partial };
      }
      const resolution = resolveReference(reference, context);
      // Each use of an imported value is a reference. An unresolved import is reported only at the first of them.
      const key = isData(reference) ? JSON.stringify([part, reference.url]) : undefined;
      if (key === undefined || !imports.has(key)) diagnostics.push(...resolution.diagnostics);
      if (key !== undefined) imports.add(key);
      return resolution.resolved;
    });
    references.set(part, resolved);
  }
  const { file, head } = sources.get(source)!;
  const picture = socialImage(head);
  const image = picture && resolveReference(picture, { ...shared, standpoint: standpointOf(file, config) });
  if (image) diagnostics.push(...image.diagnostics);
  const { scope: ids } = targets.idsOf(source);
  const linked: LinkedPage = {
    references,
    ...(ids.partials.size > 0 && { ids }),
    outline: wholeOutline(source, sources, partials, ids),
    image: image?.resolved.kind === 'file' ? image.resolved.href : undefined,
  };
  const unchecked = [...references.values(), image ? [image.resolved] : []].flat().flatMap(uncheckedAddress);
  return { page: linked, problems: diagnostics, unchecked: unchecked.length === 0 ? nothing : unchecked };
}
