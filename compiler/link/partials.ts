import { nearest } from '../diagnostics/nearest.ts';
import type { Config } from '../config/config.ts';
import { atLevel, diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import * as graph from '../incremental/index.ts';
import type { Head, Reference } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';
import { isContained, partialCandidates } from './file-candidates.ts';
import { namedFolders, standpointOf } from './standpoint.ts';
import { getOrMake } from '../values/maps.ts';

type Sources = ReadonlyMap<string, { file: SourceFile; head: Head }>;

/** Source → index of the reference → source of the included partial. */
export type Partials = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** Maximum nesting depth of partials. */
const maxDepth = 16;
/**
 * Maximum number of inclusions per file, including inclusions in its partials. The number grows exponentially if each
 * partial includes the next one several times.
 */
const mostPartials = 1000;

/**
 * Returns the candidate files of each partial in a document: index of the reference → paths. The first existing file
 * is used.
 */
export function includedPartials(file: SourceFile, head: Head, config: Config): Map<number, string[]> {
  const requested = new Map<number, string[]>();
  if (!head.references.some(({ kind }) => kind === 'partial')) return requested;
  const standpoint = standpointOf(file, config);
  for (const [index, reference] of head.references.entries()) {
    if (reference.kind === 'partial') requested.set(index, partialCandidates(reference.url, standpoint));
  }
  return requested;
}

/** An inclusion of a partial: the index of the reference, and its candidate files. */
interface Inclusion {
  index: number;
  reference: Reference;
  candidates: readonly string[];
  /** Whether one of the candidates is in the site's folder, or in a folder that the config names. */
  isInside: boolean;
}

/** Finds the sources of all partials. Reports partials that don't exist, and partials that include themselves. */
export function resolvePartials(input: { readonly site: { readonly config: Config }; readonly sources: Sources }): {
  readonly partials: Partials;
  readonly diagnostics: Diagnostic[];
} {
  const inclusionsOf = graph.each('inclusions of', input.sources, () => {
    const { config } = input.site;
    return ({ file, head }): Inclusion[] => {
      const requested = [...includedPartials(file, head, config)];
      if (requested.length === 0) return [];
      const folders = namedFolders(standpointOf(file, config));
      return requested.map(([index, candidates]) => ({
        index,
        reference: head.references[index]!,
        candidates,
        isInside: candidates.some((candidate) => isContained(candidate, folders)),
      }));
    };
  });
  const including = graph.gather('sources that include partials', inclusionsOf, (included, path) =>
    included.length > 0 ? [[path, included] as const] : [],
  );
  const resolved = graph.computed('partials', () => resolveAll(new Map(including()), input.sources, input.site.config));
  return {
    partials: graph.table('partials of', () => resolved().partials),
    get diagnostics() {
      return resolved().diagnostics;
    },
  };
}

function resolveAll(
  including: ReadonlyMap<string, readonly Inclusion[]>,
  sources: Sources,
  config: Config,
): { partials: Partials; diagnostics: Diagnostic[] } {
  const partials = new Map<string, Map<number, string>>();
  const diagnostics: Diagnostic[] = [];
  for (const [path, inclusions] of including) {
    for (const { index, reference, candidates, isInside } of inclusions) {
      const found = candidates.find((candidate) => sources.has(candidate));
      // If no partial is found, the specifier may mean a JavaScript module. The bundler reports a missing module.
      if (found === undefined && reference.orModule) continue;
      if (found === undefined) {
        const place = { path, ...reference.at };
        const diagnostic = isInside
          ? diagnose('missing-partial', place, {
              url: reference.url,
              tried: [...candidates],
              near: nearest(candidates[0]!, otherKeys(sources, path)),
            })
          : diagnose('outside-site', place, { url: reference.url });
        diagnostics.push(...atLevel(config.onBrokenPartials, diagnostic));
        continue;
      }
      getOrMake(partials, path, () => new Map<number, string>()).set(index, found);
    }
  }
  diagnostics.push(...cutCycles(partials, including));
  return { partials, diagnostics };
}

/** Yields the paths to suggest for a missing partial: all except the including file itself. */
function* otherKeys(sources: Sources, path: string): Iterable<string> {
  for (const key of sources.keys()) if (key !== path) yield key;
}

/** The nesting depth of a file's partials, and the number of all inclusions. */
interface Size {
  depth: number;
  count: number;
}

const endless: Size = { depth: Infinity, count: Infinity };

// Reports and removes inclusions that form a cycle, or that are too deep. Later functions can then follow inclusions
// recursively.
function cutCycles(
  partials: Map<string, Map<number, string>>,
  including: ReadonlyMap<string, readonly Inclusion[]>,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const sizes = new Map<string, Size>();
  const visit = (source: string, outer: string[]): Size => {
    const known = sizes.get(source);
    if (known !== undefined) return known;
    let [depth, count] = [0, 0];
    for (const [index, partial] of partials.get(source) ?? []) {
      const chain = [...outer, source];
      const below = chain.includes(partial) ? endless : visit(partial, chain);
      if (below.depth < maxDepth && count + below.count < mostPartials) {
        depth = Math.max(depth, below.depth + 1);
        count += below.count + 1;
        continue;
      }
      const { reference } = including.get(source)!.find((inclusion) => inclusion.index === index)!;
      const place = { path: source, ...reference.at };
      const trail = [...chain.slice(Math.max(0, chain.indexOf(partial))), partial];
      const limit =
        below.depth < maxDepth
          ? ({ of: 'number', limit: mostPartials } as const)
          : ({ of: 'depth', limit: maxDepth } as const);
      diagnostics.push(
        below === endless
          ? diagnose('partial-cycle', place, { chain: trail })
          : diagnose('partial-depth', place, limit),
      );
      partials.get(source)!.delete(index);
    }
    const size = { depth, count };
    sizes.set(source, size);
    return size;
  };
  for (const source of partials.keys()) visit(source, []);
  return diagnostics;
}

/** Returns a source and all partials that it includes, without duplicates. */
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
