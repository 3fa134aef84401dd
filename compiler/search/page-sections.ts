import type { SearchSection } from '../../corpus/schema/index.ts';
import type { LinkedPage } from '../link/link.ts';
import type { IdScope } from '../link/page-ids.ts';
import type { Head, OutlineItem, Section } from '../parse/document.ts';
import { countUp, getOrMake } from '../values/maps.ts';

type Sources = ReadonlyMap<string, { head: Head }>;
/** Reads the text of a source from the cache, by sections. */
export type ReadSections = (source: string) => Promise<readonly Section[]>;

/**
 * Returns the text of a page by sections. Sections of a partial are inserted where the partial is included.
 *
 * @param source source of the page
 */
export async function pageSections(
  source: string,
  linked: Pick<LinkedPage, 'references' | 'outline' | 'ids'>,
  sources: Sources,
  readSections: ReadSections,
): Promise<SearchSection[]> {
  const depths = new Map(linked.outline.map(({ id, depth }) => [id, depth]));
  const sections: SearchSection[] = [{ text: '' }];
  const append = async (path: string, scope: IdScope | undefined): Promise<void> => {
    const seen = new Map<number, number>();
    const partialsAfter = partialsByHeading(sources.get(path)!.head.outline);
    const include = async (heading: string | undefined) => {
      for (const reference of partialsAfter.get(heading) ?? []) {
        const resolved = linked.references.get(path)?.[reference];
        if (resolved?.kind !== 'partial') continue;
        await append(resolved.source, scope?.partials.get(reference)?.[countUp(seen, reference)]);
      }
    };
    await include(undefined);
    for (const { id, heading, text } of await readSections(path)) {
      if (id === undefined) {
        addText(sections.at(-1)!, text);
        continue;
      }
      const ownId = scope?.ids.get(id) ?? id;
      sections.push({ id: ownId, heading, depth: depths.get(ownId) ?? 2, text });
      await include(id);
    }
  };
  await append(source, linked.ids);
  return sections.filter(({ id, text }) => id !== undefined || text !== '');
}

function addText(section: SearchSection, text: string): void {
  section.text = section.text === '' ? text : `${section.text} ${text}`;
}

/** Id of each heading → partials that follow it, as indexes of their references. */
function partialsByHeading(outline: readonly OutlineItem[]): Map<string | undefined, number[]> {
  const found = new Map<string | undefined, number[]>();
  let heading: string | undefined;
  for (const item of outline) {
    if (item.type === 'heading') heading = item.id;
    else getOrMake(found, heading, () => []).push(item.reference);
  }
  return found;
}
