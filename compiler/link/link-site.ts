import { keepColumn, keyed, lookUp } from '../columns.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isEqual, noMemory, type Memory } from '../memory.ts';
import { checkFrame } from './check-frame.ts';
import type { LinkedPage, LinkInput, LinkTable, ResolvedReference } from './link.ts';
import type { Rows } from '../rows.ts';
import { resolvePartials, withPartials, wholeOutline, type Partials } from './partials.ts';
import { linkPortraits } from './portraits.ts';
import { isData } from './resolve-data.ts';
import { resolveReference } from './resolve-reference.ts';
import { socialImage } from './social-image.ts';
import { standpointOf } from './standpoint.ts';
import { anchorsOf, indexTargets, listDrafts, type Anchors, type Target, type Targets } from './targets.ts';

/** A page as it was linked, and what that rested on beside its own sources. */
interface Linking {
  page: LinkedPage;
  diagnostics: Diagnostic[];
  /** The pages whose ids were asked for, with these. */
  asked: ReadonlyMap<Target, Anchors | undefined>;
}

/** What all pages are linked against. */
interface World extends LinkInput {
  targets: Targets;
  partials: Partials;
}

/** A page that is to be linked. */
interface PageSource {
  target: Target;
  source: string;
  /** The sources that stand on it, its own and its partials. */
  parts: readonly string[];
}

/** The ids that pages asked for in the last run, and what changes with them. */
interface Asked {
  /** Of the ids on all pages. */
  anchors?: symbol | undefined;
  keys?: readonly string[];
  ids?: readonly (Linking['asked'] | undefined)[];
  stamps?: readonly (symbol | undefined)[];
}

/** Resolves every reference of every page, and the pictures of authors. */
export function linkSite(input: LinkInput): {
  links: LinkTable;
  portraits: ReadonlyMap<string, string>;
  diagnostics: Diagnostic[];
} {
  const { site, sources, files, held } = input;
  const { memory, stamps } = held ?? { memory: noMemory };
  const { config, places, redirects, rewrites } = site;
  const { partials, diagnostics: faults } = resolvePartials(sources, config, memory);
  const drafts = listDrafts(input, memory);
  const targets = memory.keep('targets', [places, stamps?.files, partials, drafts, files, redirects, rewrites], () =>
    indexTargets(input, partials, drafts),
  );
  const pages = memory.keep('pages', [places, targets, partials], () => listPages(site, targets, partials));
  const paths = memory.keep('paths', [pages], () => pages.map(({ target }) => target.path));
  const linkings = linkPages(pages, paths, { ...input, targets, partials }, memory);
  const faulty = keepColumn(memory, 'faulty', linkings, ({ diagnostics }) =>
    diagnostics.length > 0 ? diagnostics : undefined,
  );
  const { portraits, diagnostics: ofPortraits } = linkPortraits(input, targets);
  return {
    links: keyed(
      memory,
      'link table',
      paths,
      keepColumn(memory, 'linked', linkings, ({ page }) => page),
    ),
    portraits: memory.settle('portraits', portraits),
    diagnostics: [
      ...faults,
      ...checkFrame(site, targets, input.configFile ?? 'lectern.config'),
      ...memory.keep('faults', [faulty], () => withoutRepeats(faulty.flatMap((found) => found ?? []))),
      ...ofPortraits,
    ],
  };
}

function listPages({ routes }: LinkInput['site'], targets: Targets, partials: Partials): PageSource[] {
  const pages = new Map<string, PageSource>();
  for (const { path, source } of routes) {
    if (source === undefined || pages.has(path)) continue;
    const target = targets.sources.get(source) ?? { path };
    pages.set(path, { target, source, parts: target.parts ?? withPartials(source, partials) });
  }
  return [...pages.values()];
}

function linkPages(
  pages: readonly PageSource[],
  keys: readonly string[],
  world: World,
  memory: Memory,
): readonly Linking[] {
  const {
    site: { config },
    sources,
    assets,
    targets,
    held,
  } = world;
  // Everything that a link may lead to but the ids on pages, of which each page asks for a few.
  const shared = memory.keep('world', [config, assets, targets], () => Symbol('world'));
  const asked = memory.keep('asked', [], (): Asked => ({}));
  const stamps = idStamps(asked, keys, held?.stamps.anchors, sources);
  const { own, hasPartials } = memory.keep('sources of pages', [pages], () => ({
    own: pages.map(({ source }) => source),
    hasPartials: pages.some(({ parts }) => parts.length > 1),
  }));
  const included = memory.shelf('included');
  const columns: Rows['columns'] = [
    pages,
    lookUp(memory, 'places of sources', own, sources),
    hasPartials ? pages.map((page) => includedIn(page, sources, included)) : pages,
    stamps,
  ];
  const linkings = memory.keepRows('linkings', [shared], { keys, columns }, (row, before: Linking | undefined) =>
    linkPage(pages[row]!, world, before),
  );
  const ids = keepColumn(memory, 'ids asked for', linkings, (linking) =>
    linking.asked.size > 0 ? linking.asked : undefined,
  );
  Object.assign(asked, { anchors: held?.stamps.anchors, keys, ids, stamps } satisfies Asked);
  return linkings;
}

/** @returns for each page something else whenever an id that it asked for has come or gone */
function idStamps(
  asked: Asked,
  keys: readonly string[],
  anchors: symbol | undefined,
  sources: LinkInput['sources'],
): readonly (symbol | undefined)[] {
  const { ids = [], stamps = [] } = asked;
  if (asked.keys === keys && asked.anchors !== undefined && asked.anchors === anchors) return stamps;
  const places = asked.keys === keys ? undefined : new Map(asked.keys?.map((key, place) => [key, place]));
  return keys.map((key, row) => {
    const place = places ? (places.get(key) ?? -1) : row;
    const before = ids[place];
    return before === undefined || haveSameAnchors(before, sources) ? stamps[place] : Symbol('ids');
  });
}

function haveSameAnchors(asked: Linking['asked'], sources: LinkInput['sources']): boolean {
  for (const [target, before] of asked)
    if (!(anchorsOf(target, sources)?.every((ids, index) => ids === before?.[index]) ?? true)) return false;
  return true;
}

/** @returns something else whenever a partial on the page is; nothing where there is none, as on most */
function includedIn({ target, parts }: PageSource, sources: LinkInput['sources'], memory: Memory): symbol | undefined {
  return parts.length === 1
    ? undefined
    : memory.keep(
        target.path,
        parts.map((part) => sources.get(part)),
        () => Symbol(target.path),
      );
}

/** A partial's fault shows on every page that includes it, and is told once. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}

/** @param before whose page stays when the new one is equal */
function linkPage({ target: page, source, parts }: PageSource, world: World, before: Linking | undefined): Linking {
  const {
    site: { config },
    sources,
    assets,
    targets,
    partials,
  } = world;
  const references = new Map<string, ResolvedReference[]>();
  const diagnostics: Diagnostic[] = [];
  const imports = new Set<string>();
  const asked = new Map<Target, Anchors | undefined>();
  const ask = (target: Target): Anchors | undefined => {
    if (!asked.has(target)) asked.set(target, anchorsOf(target, sources));
    return asked.get(target);
  };
  for (const path of parts) {
    const { file, head } = sources.get(path)!;
    const around = { config, targets, assets, page, anchorsOf: ask, standpoint: standpointOf(file, config) };
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
  const outline = wholeOutline(source, sources, partials);
  const linked = { references, outline, image: imageOf(source, page, world, diagnostics) };
  return { page: before && isEqual(before.page, linked) ? before.page : linked, diagnostics, asked };
}

function imageOf(source: string, page: Target, { site, sources, assets, targets }: World, diagnostics: Diagnostic[]) {
  const { file, head } = sources.get(source)!;
  const reference = socialImage(head);
  if (!reference) return undefined;
  const around = { config: site.config, targets, assets, page, standpoint: standpointOf(file, site.config) };
  const { resolved, diagnostics: faults } = resolveReference(reference, around);
  diagnostics.push(...faults);
  return resolved.kind === 'file' ? resolved.href : undefined;
}
