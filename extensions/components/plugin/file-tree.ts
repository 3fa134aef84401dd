import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { block, inline, isNamed, optionsOf, textOf, type JsxElement } from './nodes.ts';
import type { Problems } from './report.ts';

/** Converts `<FileTree>` with a nested Markdown list of files, as in Starlight. */
export function lowerFileTree(node: JsxElement): RootContent {
  const children = node.children as RootContent[];
  for (const child of children) if (child.type === 'list') markList(child);
  return block('tree', children, node);
}

/** Converts a file tree of nested components, as in Fumadocs: `<Files><Folder name="app"><File name="page.tsx"
 * /></Folder></Files>`. */
export function lowerFiles(node: JsxElement, problems: Problems): RootContent {
  const list = listOf(node, problems);
  markList(list);
  return block('tree', [list], node);
}

function listOf(node: JsxElement, problems: Problems): List {
  const items = (node.children as RootContent[]).flatMap((child): ListItem[] => {
    if (!isNamed(child, 'Folder') && !isNamed(child, 'File')) return [];
    const name = textOf(optionsOf(child).name);
    if (name === undefined) problems.missing('name', child);
    const isFolder = child.name === 'Folder';
    const value = isFolder ? `${name ?? ''}/` : (name ?? '');
    const words: Paragraph = { type: 'paragraph', children: [{ type: 'text', value }] };
    const inner = isFolder ? listOf(child, problems) : undefined;
    return [{ type: 'listItem', spread: false, children: inner?.children.length ? [words, inner] : [words] }];
  });
  return { type: 'list', ordered: false, spread: false, children: items };
}

/** Adds a class to each item of a list: folder, file, or placeholder for further files (`…`). */
function markList(list: List): void {
  list.spread = false;
  for (const item of list.children) {
    item.spread = false;
    const [first, ...others] = item.children;
    for (const child of others) if (child.type === 'list') markList(child);
    const words = first?.type === 'paragraph' ? first : undefined;
    const text = words?.children[0];
    const name = text?.type === 'text' ? text.value : '';
    const isFolder = others.some(({ type }) => type === 'list') || /^\S*\/(?:\s|$)/.test(name);
    const kind = /^(?:…|\.{3})$/.test(name.trim()) ? 'lc-more' : isFolder ? 'lc-folder' : 'lc-file';
    item.data = { ...item.data, hProperties: { className: [kind] } };
    if (words) words.children = withNote(words.children);
  }
}

/** Puts the words after the name of a file into an element: `a.ts the first file`. */
function withNote(children: readonly PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = children;
  if (!first) return [];
  const [, name = '', note = ''] = first.type === 'text' ? (/^(\S+)\s*([^]*)$/.exec(first.value) ?? []) : [];
  const start: PhrasingContent = first.type === 'text' && name !== '' ? { type: 'text', value: name } : first;
  const words: PhrasingContent[] = note === '' ? rest : [{ type: 'text', value: note }, ...rest];
  if (words.length === 0) return [start];
  return [start, { type: 'text', value: ' ' }, inline('span', { className: 'lc-note' }, words, undefined)];
}
