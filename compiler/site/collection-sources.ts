import { compareText } from '../diagnostics/diagnostic.ts';
import * as graph from '../incremental/index.ts';
import type { Head } from '../parse/document.ts';
import type { Collection, SourceFile } from '../source/source.ts';
import type { SiteInput } from './site.ts';

/**
 * @returns a function: the paths of the documents of a collection, sorted; translations into the language of the config stand
 *   in the places of their originals
 */
export function collectionIndex(
  input: Pick<SiteInput, 'sources' | 'config'>,
): (collection: Pick<Collection, 'kind' | 'instance'> & { version?: string | undefined }) => readonly string[] {
  const files = graph.each(
    'file of',
    input.sources,
    () =>
      ({ file }) =>
        file,
  );
  const paths = graph.table('documents of', () => {
    // Of one collection there are few objects, and thousands of files.
    const byCollection = new Map<Collection, string[]>();
    /** By their originals. */
    const translations = new Map<string, string>();
    for (const [path, { kind, collection, translates }] of files) {
      if (kind !== 'document' || !collection) continue;
      if (translates) {
        if (translates.locale === input.config.i18n.currentLocale) translations.set(translates.path, path);
        continue;
      }
      const list = byCollection.get(collection);
      if (list) list.push(path);
      else byCollection.set(collection, [path]);
    }
    const found = new Map<string, string[]>();
    for (const [collection, list] of byCollection)
      found.set(keyOf(collection), [...(found.get(keyOf(collection)) ?? []), ...list]);
    for (const list of found.values()) list.sort(compareText);
    if (translations.size === 0) return found;
    const ownOf = (path: string) => translations.get(path) ?? path;
    return new Map([...found].map(([key, list]) => [key, list.map(ownOf)]));
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
