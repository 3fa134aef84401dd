import type { Metafile } from 'esbuild';

/** The cost of one more file, in bytes: loading it takes as long as loading this much code. */
const bytesPerFile = 20_000;
/** The maximum of additional code that one merge makes an entry point load, in bytes. */
const mostExtra = 16_000;

/** A group of chunks that the same entry points load. */
interface Group {
  chunks: readonly string[];
  /** The chunks of this group, and the files that they import. */
  needs: readonly string[];
  /** Entry points that load the group. */
  loadedBy: ReadonlySet<string>;
}

/**
 * Plans merges of chunks. esbuild creates a chunk for each set of entry points that share
 * modules. So a bundle with many entry points has many tiny chunks. A merge of two groups saves a file, but makes
 * some entry points load more code. The plan contains merges that save more than they cost.
 *
 * @returns name of an entry point's file → the chunks that it must load in addition
 */
export function planMerges({ outputs }: Pick<Metafile, 'outputs'>): Map<string, readonly string[]> {
  const names = Object.keys(outputs);
  const entries = names.filter((name) => outputs[name]!.entryPoint !== undefined);
  const needsOf = new Map(names.map((name) => [name, [...withImports(name, outputs)]]));
  const loadedBy = new Map(names.map((name) => [name, new Set<string>()]));
  for (const entry of entries) for (const name of needsOf.get(entry)!) loadedBy.get(name)!.add(entry);
  const isLoaded = (name: string, entry: string) => loadedBy.get(name)!.has(entry);

  /** Adds the bytes that each entry point of `group` would load in addition, if it also loads `other`. */
  function addExtra(extra: Map<string, number>, group: Group, other: Group): void {
    for (const entry of group.loadedBy) {
      if (other.loadedBy.has(entry)) continue;
      const sizes = other.needs.filter((name) => !isLoaded(name, entry)).map((name) => outputs[name]!.bytes);
      extra.set(entry, (extra.get(entry) ?? 0) + sum(sizes));
    }
  }

  /** Returns the bytes that all entry points save if two groups become one. */
  function savedBytes(a: Group, b: Group): number {
    const both = [...a.loadedBy].filter((entry) => b.loadedBy.has(entry)).length;
    if (both === 0) return 0;
    const extra = new Map<string, number>();
    addExtra(extra, a, b);
    addExtra(extra, b, a);
    const bytes = [...extra.values()];
    return bytes.some((each) => each > mostExtra) ? 0 : both * bytesPerFile - sum(bytes);
  }

  function merge(a: Group, b: Group): Group {
    const needs = [...new Set([...a.needs, ...b.needs])];
    for (const entry of [...a.loadedBy, ...b.loadedBy]) for (const name of needs) loadedBy.get(name)!.add(entry);
    return { chunks: [...a.chunks, ...b.chunks], needs, loadedBy: loadedBy.get(a.chunks[0]!)! };
  }

  // Loading an entry point has side effects, so no other entry point may load it.
  let groups = names
    .filter((name) => !entries.includes(name))
    .map((name): Group => ({ chunks: [name], needs: needsOf.get(name)!, loadedBy: loadedBy.get(name)! }));
  for (;;) {
    const pairs = groups
      .flatMap((a, index) => groups.slice(index + 1).map((b) => ({ a, b, saved: savedBytes(a, b) })))
      .filter(({ saved }) => saved > 0)
      .sort((one, other) => other.saved - one.saved);
    if (pairs.length === 0) break;
    const merged = new Map<Group, Group | undefined>();
    // Each merge changes the savings of other pairs. So each round merges only the best tenth of the pairs.
    for (const { a, b } of pairs.slice(0, Math.ceil(pairs.length / 10)))
      if (!merged.has(a) && !merged.has(b)) merged.set(a, merge(a, b)).set(b, undefined);
    groups = groups.flatMap((group) => (merged.has(group) ? (merged.get(group) ?? []) : group));
  }
  return new Map(
    entries.map((entry) => [
      entry,
      names.filter((name) => isLoaded(name, entry) && !needsOf.get(entry)!.includes(name)),
    ]),
  );
}

/** Returns a file and all files that it imports statically. */
function withImports(name: string, outputs: Metafile['outputs'], found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const { kind, path } of outputs[name]!.imports)
    if (kind === 'import-statement' && outputs[path]) withImports(path, outputs, found);
  return found;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
