import { compareText } from '../diagnostics/diagnostic.ts';
import { noMemory } from '../memory.ts';
import type { Head } from '../parse/document.ts';
import type { Collection, SourceFile } from '../source/source.ts';
import type { SiteInput } from './site.ts';

/** @returns the documents of all collections of a kind, sorted by path */
export function collectionSources(
  kind: Collection['kind'],
  { sources, stamps, memory = noMemory }: Pick<SiteInput, 'sources' | 'stamps' | 'memory'>,
): { file: SourceFile; head: Head }[] {
  const isWanted = ({ kind: role, collection }: SourceFile) => role === 'document' && collection?.kind === kind;
  const paths = memory.keep(`sources of ${kind}`, [stamps?.files], () =>
    [...sources].flatMap(([path, { file }]) => (isWanted(file) ? [path] : [])).sort(compareText),
  );
  return paths.map((path) => sources.get(path)!);
}
