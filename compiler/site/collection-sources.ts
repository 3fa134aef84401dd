import { compareText } from '../diagnostics/diagnostic.ts';
import { each, table } from '../incremental/table.ts';
import type { Head } from '../parse/document.ts';
import type { Collection, SourceFile } from '../source/source.ts';
import type { SiteInput } from './site.ts';

/** @returns tells the paths of the documents of a collection, sorted */
export function collectionIndex(
  input: Pick<SiteInput, 'sources'>,
): (collection: Pick<Collection, 'kind' | 'instance'> & { version?: string | undefined }) => readonly string[] {
  const files = each(
    'file of',
    input.sources,
    () =>
      ({ file }) =>
        file,
  );
  const paths = table('documents of', () => {
    const found = new Map<string, string[]>();
    for (const [path, { kind, collection }] of files) {
      if (kind !== 'document' || !collection) continue;
      const key = keyOf(collection);
      const list = found.get(key);
      if (list) list.push(path);
      else found.set(key, [path]);
    }
    for (const list of found.values()) list.sort(compareText);
    return found;
  });
  return (collection) => paths.get(keyOf(collection)) ?? [];
}

function keyOf({ kind, instance, version }: Parameters<ReturnType<typeof collectionIndex>>[0]): string {
  return JSON.stringify(version === undefined ? [kind, instance] : [kind, instance, version]);
}

/** @returns the sources at these paths */
export function sourcesAt(paths: readonly string[], { sources }: SiteInput): { file: SourceFile; head: Head }[] {
  return paths.map((path) => sources.get(path)!);
}
