import { diagnose } from '../../diagnostics/catalogue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import * as graph from '../../incremental/index.ts';
import { numberPrefixParser } from '../docs/number-prefix.ts';
import { reported } from '../report.ts';
import { itemsIn, rankCategory, type Autogeneration, type Ranked } from './autogenerate.ts';
import { readCategoryFiles, type CategoryFile } from './category-files.ts';
import { foldersIn } from './doc-folders.ts';
import { knownIds, type SidebarContext, type GeneratedItems } from './sidebar-context.ts';
import type { SidebarDoc } from './sidebar-docs.ts';

/** The data that items are generated from. */
interface GeneratedFrom extends Omit<SidebarContext, 'report' | 'generated'> {
  /** All docs by source, including drafts. */
  readonly written: ReadonlyMap<string, SidebarDoc>;
  /** Id of each published doc → its source. */
  readonly sources: ReadonlyMap<string, string>;
}

export function openGeneratedItems(context: GeneratedFrom): GeneratedItems {
  const { written, sources } = context;
  const byFolder = graph.group('sources of docs in folder', written, ({ sourceDirName }) => sourceDirName);
  const docsIn = graph.family('docs in folder', (folder: string) =>
    (byFolder.get(folder) ?? []).flatMap((source) => {
      const doc = written.get(source)!;
      return sources.get(doc.id) === source ? doc : [];
    }),
  );
  const folders = graph.table('folders in', () =>
    foldersIn([...byFolder.keys()].filter((folder) => docsIn(folder).length > 0)),
  );
  const categories = graph.computed('category files', () =>
    reported((report) => {
      const found = readCategoryFiles(context.version.dir, folders.keys(), context.data, report);
      checkLinkedDocs(found, { ...context, report });
      return found;
    }),
  );
  const metadata = graph.table('settings of category', () => categories().value);
  const generation: Autogeneration<SidebarDoc> = {
    get numberPrefixParser() {
      return numberPrefixParser(context.options);
    },
    folderAt: (path) => ({ docs: docsIn(path), folders: folders.get(path) ?? [] }),
    metadataOf: (folder) => metadata.get(folder)?.metadata,
    docCalled: (id) => context.docs.get(id),
    isIndex: ({ isIndex }) => isIndex,
    // Generated items contain no labels; `resolve.ts` adds them later. So a new label doesn't invalidate the items.
    labelOf: () => undefined,
    categoryAt: graph.family('category of folder', (folder: string): Ranked => rankCategory(folder, generation)),
  };
  const ofFolder = graph.family('items of folder', (folder: string) => itemsIn(folder, generation));
  return {
    categories,
    itemsOf(folder) {
      // Reading the whole tables makes the caller depend on them. Without that, a task of a later stage would miss
      // changes.
      for (const all of [byFolder, sources, folders, metadata]) all.values();
      return ofFolder(folder);
    },
  };
}

function checkLinkedDocs(
  categories: ReadonlyMap<string, CategoryFile>,
  context: Pick<SidebarContext, 'docs' | 'draftIds' | 'report'>,
) {
  const isNamed = ({ metadata: { link } }: CategoryFile) => link?.type === 'doc';
  const naming = [...categories.values()].filter(isNamed);
  if (naming.length === 0) return;
  const ids = knownIds(context);
  const known = new Set(ids.flatMap((id) => [id, id.split('/').at(-1)!]));
  for (const {
    file,
    metadata: { link },
  } of naming) {
    if (link?.type !== 'doc' || known.has(link.id)) continue;
    const params = { id: link.id, near: nearest(link.id, known), ids };
    context.report(diagnose('unknown-category-doc', { path: file.path, ...file.at(['link', 'id']) }, params));
  }
}
