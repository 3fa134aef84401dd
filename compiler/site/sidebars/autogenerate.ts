import type { Json } from '../../../corpus/schema/index.ts';
import { compareText } from '../../diagnostics/diagnostic.ts';
import { categoryIndexParams, indexRank } from '../docs/category-index.ts';
import type { CategoryMetadata } from './category-files.ts';
import { foldersIn } from './doc-folders.ts';
import type { GeneratorDoc, GeneratorParams } from './generator.ts';
import type { ExpandedCategory, ExpandedItem } from './items.ts';

/**
 * A generated item with its sort keys. Items with a position come first. Items without a position are sorted by their
 * name on disk.
 */
export interface Ranked {
  item: ExpandedItem;
  name: string;
  position: number | undefined;
}

/** Access to the docs and folders from which sidebar items are generated. */
export interface Autogeneration<Doc extends GeneratorDoc> extends Pick<GeneratorParams, 'numberPrefixParser'> {
  /** Returns the docs directly in a folder, and those subfolders that contain docs. */
  folderAt(path: string): { docs: readonly Doc[]; folders: readonly string[] };
  metadataOf(folder: string): CategoryMetadata | undefined;
  docCalled(id: string): Doc | undefined;
  /** Whether a doc is the index of its folder. */
  isIndex(doc: Doc): boolean;
  labelOf(doc: Doc): string | undefined;
  /** Returns the category of a folder, as `rankCategory` does. The result may be cached per folder. */
  categoryAt(folder: string): Ranked;
}

/** The default generator: it mirrors the folder tree of the docs. A custom generator may call it. */
export function autogenerate({ docs, item, ...params }: GeneratorParams): ExpandedItem[] {
  const inFolder = new Map<string, GeneratorDoc[]>();
  for (const doc of docs) {
    const before = inFolder.get(doc.sourceDirName);
    if (before) before.push(doc);
    else inFolder.set(doc.sourceDirName, [doc]);
  }
  const folders = foldersIn(inFolder.keys());
  const context: Autogeneration<GeneratorDoc> = {
    numberPrefixParser: params.numberPrefixParser,
    folderAt: (path) => ({ docs: inFolder.get(path) ?? [], folders: folders.get(path) ?? [] }),
    metadataOf: (folder) => params.categoriesMetadata[folder],
    docCalled: (id) => docs.find((doc) => doc.id === id),
    isIndex: ({ source }) => params.isCategoryIndex(categoryIndexParams(source)),
    labelOf: ({ frontMatter }) => frontMatter.sidebar_label as string | undefined,
    categoryAt: (folder) => rankCategory(folder, context),
  };
  return itemsIn(item.dirName, context);
}

/** @returns the items for a folder's content; empty if it contains no docs */
export function itemsIn<Doc extends GeneratorDoc>(
  folder: string,
  context: Autogeneration<Doc>,
  index?: Doc,
): ExpandedItem[] {
  const { docs, folders } = context.folderAt(folder);
  const ranked = docs.filter(({ id }) => id !== index?.id).map((doc) => rankDoc(doc, context));
  return [...ranked, ...folders.map(context.categoryAt)].sort(compareRanks).map(({ item }) => item);
}

function rankDoc<Doc extends GeneratorDoc>(doc: Doc, { labelOf }: Autogeneration<Doc>): Ranked {
  const { id, source, frontMatter, sidebarPosition } = doc;
  const item: ExpandedItem = { type: 'doc', id, label: labelOf(doc), ...appearanceOf(frontMatter) };
  return { item, name: nameOf(source), position: sidebarPosition };
}

/** @returns the category for a folder, with all its items */
export function rankCategory<Doc extends GeneratorDoc>(folder: string, context: Autogeneration<Doc>): Ranked {
  const metadata = context.metadataOf(folder) ?? {};
  const index = linkedDoc(folder, metadata, context);
  const name = nameOf(folder);
  const { filename, numberPrefix } = context.numberPrefixParser(name);
  const own = index?.frontMatter ?? {};
  const appearance = appearanceOf(own);
  const item: ExpandedCategory = {
    type: 'category',
    label: metadata.label ?? (own.sidebar_label as string | undefined) ?? index?.title ?? filename,
    items: itemsIn(folder, context, index),
    link: index ? { type: 'doc', id: index.id } : generatedIndex(metadata),
    description: metadata.description,
    collapsible: metadata.collapsible,
    collapsed: metadata.collapsed,
    className: metadata.className ?? appearance.className,
    customProps: metadata.customProps ?? appearance.customProps,
    key: metadata.key ?? appearance.key,
  };
  return { item, name, position: metadata.position ?? index?.sidebarPosition ?? numberPrefix };
}

function appearanceOf(
  frontMatter: GeneratorDoc['frontMatter'],
): Pick<ExpandedItem, 'className' | 'customProps' | 'key'> {
  return {
    className: frontMatter.sidebar_class_name as string | undefined,
    customProps: frontMatter.sidebar_custom_props as Record<string, Json> | undefined,
    key: frontMatter.sidebar_key as string | undefined,
  };
}

// Returns the doc that a category links to. A `_category_` file contains the doc's id, or the last segment of the id.
// Without that setting, the category links to the folder's index.
function linkedDoc<Doc extends GeneratorDoc>(
  folder: string,
  { link }: CategoryMetadata,
  context: Autogeneration<Doc>,
): Doc | undefined {
  const { docs } = context.folderAt(folder);
  if (link === undefined) return firstIndex(docs.filter(context.isIndex));
  if (link?.type !== 'doc') return undefined;
  return docs.find(({ id }) => id.split('/').at(-1) === link.id) ?? context.docCalled(link.id);
}

function firstIndex<Doc extends GeneratorDoc>(docs: readonly Doc[]): Doc | undefined {
  const rank = ({ source }: Doc) => indexRank(categoryIndexParams(source));
  return docs.toSorted((a, b) => rank(a) - rank(b))[0];
}

function generatedIndex({ link }: CategoryMetadata): ExpandedCategory['link'] {
  return link?.type === 'generated-index' ? link : undefined;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function compareRanks(a: Ranked, b: Ranked): number {
  const place = ({ position }: Ranked) => position ?? Infinity;
  return place(a) === place(b) ? compareText(a.name, b.name) : place(a) - place(b);
}
