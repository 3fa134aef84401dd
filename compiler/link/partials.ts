import { keepColumn } from '../columns.ts';
import type { Config } from '../config/config.ts';
import { atLevel, diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Head, OutlineHeading } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';
import type { Memory } from '../memory.ts';
import { isContained, partialCandidates } from './file-candidates.ts';
import { namedFolders, standpointOf } from './standpoint.ts';

type Sources = ReadonlyMap<string, { file: SourceFile; head: Head }>;

/** For each source that includes partials: the partial's source by the index of the reference. */
export type Partials = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** How deep partials may include partials. */
const maxDepth = 16;

/** The files that the partials of one document may be, by reference: the first that exists is meant. */
export function partialsWanted(file: SourceFile, head: Head, config: Config): Map<number, string[]> {
  const wanted = new Map<number, string[]>();
  if (!head.references.some(({ kind }) => kind === 'partial')) return wanted;
  const standpoint = standpointOf(file, config);
  for (const [index, reference] of head.references.entries()) {
    if (reference.kind === 'partial') wanted.set(index, partialCandidates(reference.url, standpoint));
  }
  return wanted;
}

/** Finds the source of every partial. One that isn't there is an error, and so is one that includes itself. */
export function resolvePartials(
  sources: Sources,
  config: Config,
  memory: Memory,
): { partials: Partials; diagnostics: Diagnostic[] } {
  const including = keepColumn(memory, 'including', [...sources.values()], (source) =>
    source.head.references.some(({ kind }) => kind === 'partial') ? source : undefined,
  );
  const paths = memory.settle('paths of sources', [...sources.keys()]);
  return memory.keep('partials', [config, paths, including], () =>
    resolveAll(
      including.filter((source) => source !== undefined),
      sources,
      config,
    ),
  );
}

function resolveAll(
  including: readonly { file: SourceFile; head: Head }[],
  sources: Sources,
  config: Config,
): { partials: Partials; diagnostics: Diagnostic[] } {
  const partials = new Map<string, Map<number, string>>();
  const diagnostics: Diagnostic[] = [];
  for (const { file, head } of including) {
    const { path } = file;
    for (const [index, candidates] of partialsWanted(file, head, config)) {
      const found = candidates.find((candidate) => sources.has(candidate));
      const reference = head.references[index]!;
      // What is no partial may be a module; whoever bundles those tells when there is none either.
      if (found === undefined && reference.orModule) continue;
      if (found === undefined) {
        const place = { path, ...reference.at };
        const folders = namedFolders(standpointOf(file, config));
        const isOutside = !candidates.some((candidate) => isContained(candidate, folders));
        const fault = isOutside
          ? diagnose('outside-site', place, { url: reference.url })
          : diagnose('missing-partial', place, { url: reference.url, tried: candidates });
        diagnostics.push(...atLevel(config.onBrokenPartials, fault));
        continue;
      }
      if (!partials.has(path)) partials.set(path, new Map());
      partials.get(path)!.set(index, found);
    }
  }
  diagnostics.push(...cutCycles(partials, sources));
  return { partials, diagnostics };
}

// An include that leads back to a file it came from, or too deep, is reported and taken out, so that all that
// follows may recurse without a thought.
function cutCycles(partials: Map<string, Map<number, string>>, sources: Sources): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const settled = new Map<string, number>();
  const visit = (source: string, trail: string[]): number => {
    const known = settled.get(source);
    if (known !== undefined) return known;
    let depth = 0;
    for (const [index, partial] of partials.get(source) ?? []) {
      const chain = [...trail, source];
      const below = chain.includes(partial) ? Infinity : visit(partial, chain);
      if (below < maxDepth) {
        depth = Math.max(depth, below + 1);
        continue;
      }
      const place = { path: source, ...sources.get(source)!.head.references[index]!.at };
      const rule = below === Infinity ? 'partial-cycle' : 'partial-depth';
      diagnostics.push(
        diagnose(rule, place, {
          chain: [...chain.slice(Math.max(0, chain.indexOf(partial))), partial],
          limit: maxDepth,
        }),
      );
      partials.get(source)!.delete(index);
    }
    settled.set(source, depth);
    return depth;
  };
  for (const source of partials.keys()) visit(source, []);
  return diagnostics;
}

/** The source and every partial it includes, each once. */
export function withPartials(source: string, partials: Partials): string[] {
  const all = new Set<string>();
  const add = (path: string) => {
    if (all.has(path)) return;
    all.add(path);
    for (const partial of partials.get(path)?.values() ?? []) add(partial);
  };
  add(source);
  return [...all];
}

/**
 * The headings of a source in document order, those of its partials where they are included. From the second time on
 * that a partial stands on a page, its ids end in how often it stood there before: `setup`, `setup-1`.
 *
 * @param included how often each partial stands before
 */
export function wholeOutline(
  source: string,
  sources: Sources,
  partials: Partials,
  included: Map<string, number> = new Map(),
): OutlineHeading[] {
  return sources.get(source)!.head.outline.flatMap((item) => {
    if (item.type === 'heading') return [item];
    const partial = partials.get(source)?.get(item.reference);
    if (partial === undefined) return [];
    const before = included.get(partial) ?? 0;
    included.set(partial, before + 1);
    const outline = wholeOutline(partial, sources, partials, included);
    return before === 0 ? outline : outline.map((heading) => ({ ...heading, id: `${heading.id}-${before}` }));
  });
}
