import path from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import type { ProvidedSource } from '../../extensions/run-sources.ts';
import { namesIn } from '../../fs/stat.ts';
import * as graph from '../../incremental/index.ts';
import * as session from '../../incremental/session.ts';
import type { TrackedFiles } from '../../incremental/tracked-files.ts';
import { isEqual } from '../../values/equal.ts';
import type { OpenSite } from '../open-site.ts';

/** The files that extensions provide. They appear next to the files on the disk. */
export type ProvidedFiles = ReturnType<typeof openProvidedFiles>;

/**
 * Opens the files that extensions provide.
 *
 * @param opening returns the open site
 * @param files gets the provided files
 */
export function openProvidedFiles(opening: () => OpenSite, files: TrackedFiles) {
  const runs = session.tasks('sources of the extension', async (name: string) => {
    const site = opening();
    const { runSources } = await import('../../extensions/run-sources.ts');
    return runSources(
      site.extensions.find((each) => each.name === name)!,
      site,
      files,
    );
  });
  const filesOf = graph.parts((name: string) =>
    graph.inputMap<string, ProvidedSource>(`file from the extension "${name}"`, isEqual),
  );
  const owners = new Map<string, string>();
  const problems = session.input<readonly Diagnostic[]>('errors in sources of extensions', []);
  let names: readonly string[] = [];

  /** @returns absolute path → content of the provided files, and the errors of extensions */
  function collect(dir: string): { provided: Map<string, Uint8Array>; found: Diagnostic[] } {
    const provided = new Map<string, Uint8Array>();
    const found: Diagnostic[] = [];
    const namesOnDisk = listOnDisk();
    owners.clear();
    for (const name of names) {
      const { sources, diagnostics } = runs.get(name)!;
      found.push(...diagnostics);
      const own = new Map<string, ProvidedSource>();
      for (const source of sources) {
        const file = path.join(dir, source.path);
        const other = owners.get(source.path);
        if (other !== undefined || namesOnDisk(path.dirname(file)).has(path.basename(file))) {
          const place = source.origin ? placeOfOrigin(source.origin) : { path: source.path };
          found.push(diagnose('extension-clash', place, { extension: name, path: source.path, other }));
          continue;
        }
        own.set(source.path, source);
        owners.set(source.path, name);
        provided.set(file, Buffer.from(source.text));
      }
      filesOf(name).replace(own);
    }
    return { provided, found };
  }

  /** @returns a provided file; undefined for files on the disk */
  function find(file: string): ProvidedSource | undefined {
    const owner = owners.get(file);
    return owner === undefined ? undefined : filesOf(owner).get(file);
  }

  return {
    /** Reruns the hooks whose inputs have changed, and provides the new files. */
    async update(): Promise<void> {
      const { extensions, dir } = opening();
      const before = names;
      names = extensions.flatMap(({ name, hooks }) => (hooks.sources ? [name] : []));
      if (names.length === 0 && before.length === 0) return;
      for (const name of runs.keep(names)) filesOf(name).replace(new Map());
      for (const name of names) await runs.update(name);
      const { provided, found } = collect(dir);
      problems.set(found);
      files.provide(provided);
    },
    /** Whether an extension provides a file. A computation that calls this depends on the file. */
    has: (file: string) => find(file) !== undefined,
    /** @returns the paths of all provided files */
    paths: (): readonly string[] => [...owners.keys()],
    diagnostics: (): readonly Diagnostic[] => problems(),
    /** @returns the diagnostic. If it is located in a provided file with an origin, the location is in the origin */
    placeInOrigin(diagnostic: Diagnostic): Diagnostic {
      if (owners.size === 0) return diagnostic;
      const inOrigin = <Of extends Place>(place: Of): Of => {
        const origin = find(place.path)?.origin;
        return origin ? { ...place, end: undefined, column: undefined, ...placeOfOrigin(origin, place.line) } : place;
      };
      const { place, related } = diagnostic;
      return { ...diagnostic, place: inOrigin(place), ...(related && { related: related.map(inOrigin) }) };
    },
  };
}

function listOnDisk(): (dir: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (dir) => {
    const names = known.get(dir) ?? new Set(namesIn(dir).map(({ name }) => name));
    known.set(dir, names);
    return names;
  };
}

/**
 * Converts a location in a provided file to the location in its origin.
 *
 * @param line line of the provided file, counted from 1
 */
function placeOfOrigin({ file, line: lines }: NonNullable<ProvidedSource['origin']>, line = 1): Place {
  const found = typeof lines === 'object' ? lines.slice(0, line).findLast((each) => each !== undefined) : lines;
  return found === undefined ? { path: file } : { path: file, line: found, column: 1 };
}
