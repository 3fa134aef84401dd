import { compareText } from '../diagnostics/diagnostic.ts';
import * as graph from '../incremental/index.ts';
import type { Head } from '../parse/document.ts';
import type { Collection, SourceFile } from '../source/source.ts';
import type { SiteInput } from './site-input.ts';

/**
 * @returns a function that lists the paths of a collection's documents. If a document has a translation into the
 * current language, only the translation is listed. The order is the order of the originals
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
  const byCollection = graph.group('originals of', files, ({ kind, collection, translates }) =>
    kind === 'document' && collection && !translates ? keyOf(collection) : undefined,
  );
  const translated = graph.gather('translated documents', files, ({ kind, collection, translates }, path) =>
    kind === 'document' && collection && translates ? [{ ...translates, translation: path }] : [],
  );
  const paths = graph.each('documents of', byCollection, () => {
    const own = translated().filter(({ locale }) => locale === input.config.i18n.currentLocale);
    const translations = new Map(own.map(({ path, translation }) => [path, translation]));
    const ownOf = (path: string) => translations.get(path) ?? path;
    return (list) => {
      const sorted = list.toSorted(compareText);
      return translations.size === 0 ? sorted : sorted.map(ownOf);
    };
  });
  return (collection) => paths.get(keyOf(collection)) ?? [];
}

function keyOf({ kind, instance, version }: Parameters<ReturnType<typeof collectionIndex>>[0]): string {
  return JSON.stringify(version === undefined ? [kind, instance] : [kind, instance, version]);
}

/** @returns the sources with the given paths */
export function sourcesAt(paths: readonly string[], { sources }: SiteInput): { file: SourceFile; head: Head }[] {
  return paths.map((path) => sources.get(path)!);
}
