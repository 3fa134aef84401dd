import type { Json } from '../../../corpus/schema/index.ts';
import { compareText } from '../../diagnostics/diagnostic.ts';
import { categoryIndexFacts } from '../docs/category-index.ts';
import type { CategoryMetadata } from './category-files.ts';
import type { GeneratedCategory, GeneratedDoc, GeneratedItem, GeneratorDoc, GeneratorFacts } from './generator.ts';

/** A folder of docs, its entries by file or folder name. */
type Folder = Map<string, GeneratorDoc | Folder>;

/** An item among its neighbours: those with a position come first, then the name on disk decides. */
interface Ranked {
  item: GeneratedItem;
  name: string;
  position: number | undefined;
}

/** What items are made from: facts, and what of them is known of each doc already. */
interface Autogeneration<Doc extends GeneratorDoc> extends GeneratorFacts {
  docs: Doc[];
  isIndex(doc: Doc): boolean;
}

/**
 * Rebuilds the folder tree of the docs as sidebar items.
 *
 * @param isIndex whether a doc stands for its folder
 * @returns nothing when the folder holds no doc
 */
export function autogenerate<Doc extends GeneratorDoc>(
  facts: GeneratorFacts & { docs: Doc[] },
  isIndex: (doc: Doc) => boolean = ({ source }) => facts.isCategoryIndex(categoryIndexFacts(source)),
): GeneratedItem[] {
  const { dirName } = facts.item;
  return sorted(
    rankFolder(folderOf(facts.docs, dirName), dirName === '.' ? '' : dirName, {
      ...facts,
      isIndex,
    } as Autogeneration<GeneratorDoc>),
  );
}

function folderOf(docs: GeneratorDoc[], dirName: string): Folder {
  const root: Folder = new Map();
  const folders = new Map<string, Folder>();
  for (const doc of docs) {
    const { source, sourceDirName: dir } = doc;
    if (dirName !== '.' && dir !== dirName && !dir.startsWith(`${dirName}/`)) continue;
    let folder = folders.get(dir);
    if (!folder) folders.set(dir, (folder = folderAt(dirName === '.' ? dir : dir.slice(dirName.length + 1), root)));
    folder.set(source.slice(source.lastIndexOf('/') + 1), doc);
  }
  return root;
}

function folderAt(dir: string, root: Folder): Folder {
  let folder = root;
  for (const name of dir === '.' || dir === '' ? [] : dir.split('/')) {
    const inner = folder.get(name);
    const next: Folder = inner instanceof Map ? inner : new Map();
    folder.set(name, next);
    folder = next;
  }
  return folder;
}

function rankFolder(folder: Folder, path: string, facts: Autogeneration<GeneratorDoc>): Ranked[] {
  return Array.from(folder, ([name, entry]) =>
    entry instanceof Map
      ? rankCategory(entry, name, path === '' ? name : `${path}/${name}`, facts)
      : rankDoc(entry, name),
  );
}

function rankDoc({ id, frontMatter, sidebarPosition }: GeneratorDoc, name: string): Ranked {
  const { sidebar_label, sidebar_class_name, sidebar_custom_props } = frontMatter;
  const item: GeneratedDoc = {
    type: 'doc',
    id,
    label: sidebar_label as string | undefined,
    className: sidebar_class_name as string | undefined,
    customProps: sidebar_custom_props as Record<string, Json> | undefined,
  };
  return { item, name, position: sidebarPosition };
}

function rankCategory(folder: Folder, name: string, path: string, facts: Autogeneration<GeneratorDoc>): Ranked {
  const metadata: CategoryMetadata = facts.categoriesMetadata[path] ?? {};
  const index = linkedDoc(folder, metadata, facts);
  const ranked = rankFolder(folder, path, facts).filter(({ item }) => item.type !== 'doc' || item.id !== index?.id);
  const { filename, numberPrefix } = facts.numberPrefixParser(name);
  const own = index?.frontMatter ?? {};
  const item: GeneratedCategory = {
    type: 'category',
    label: metadata.label ?? (own.sidebar_label as string | undefined) ?? index?.title ?? filename,
    items: sorted(ranked),
    link: index ? { type: 'doc', id: index.id } : generatedIndex(metadata),
    description: metadata.description,
    collapsible: metadata.collapsible,
    collapsed: metadata.collapsed,
    className: metadata.className ?? (own.sidebar_class_name as string | undefined),
    customProps: metadata.customProps ?? (own.sidebar_custom_props as Record<string, Json> | undefined),
  };
  return { item, name, position: metadata.position ?? index?.sidebarPosition ?? numberPrefix };
}

// The doc that the category's settings name, by the last segment of its id or the whole of it; without settings the
// folder's index.
function linkedDoc(
  folder: Folder,
  { link }: CategoryMetadata,
  facts: Autogeneration<GeneratorDoc>,
): GeneratorDoc | undefined {
  const inside = [...folder.values()].filter((entry): entry is GeneratorDoc => !(entry instanceof Map));
  if (link === undefined) return inside.find(facts.isIndex);
  if (link?.type !== 'doc') return undefined;
  return inside.find(({ id }) => id.split('/').at(-1) === link.id) ?? facts.docs.find(({ id }) => id === link.id);
}

function generatedIndex({ link }: CategoryMetadata): CategoryMetadata['link'] {
  return link?.type === 'generated-index' ? link : undefined;
}

function sorted(ranked: Ranked[]): GeneratedItem[] {
  const place = ({ position }: Ranked) => position ?? Infinity;
  return ranked
    .sort((a, b) => (place(a) === place(b) ? compareText(a.name, b.name) : place(a) - place(b)))
    .map(({ item }) => item);
}
