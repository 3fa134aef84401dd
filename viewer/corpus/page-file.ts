import type { Page, PageKind } from '../../corpus/schema/index.ts';
import { pageAddress } from '../../corpus/address.ts';
import { checkNodes } from './check-body.ts';
import type { CorpusFile } from './corpus.ts';
import { expectFields, expectFile, isObject, malformed, type Shape } from './shape.ts';

type Fields = Parameters<typeof expectFields>[2];

const index: Fields = { context: 'object', items: 'array' };
const list: Fields = { ...index, listing: 'object' };
const text: Fields = { context: 'object', toc: 'array', tocLevels: 'object', body: 'object' };
const post: Fields = { ...text, authors: 'array', tags: 'array' };

/** What the view of each kind of page takes for granted. */
const fieldsByKind: Record<PageKind, Fields> = {
  doc: { ...text, id: 'string', tags: 'array', breadcrumbs: 'array', alternates: 'array' },
  'doc-category': { ...index, breadcrumbs: 'array' },
  'doc-tags': index,
  'doc-tag': { ...index, tag: 'object' },
  post,
  'blog-list': list,
  'blog-tags': index,
  'blog-tag': { ...list, tag: 'object' },
  'blog-archive': { context: 'object', years: 'array' },
  'blog-authors': index,
  'blog-author': { ...list, author: 'object' },
  entry: post,
  'changelog-list': list,
  page: text,
  search: {},
  debug: { view: 'string', views: 'array' },
  redirect: { to: 'string' },
  'not-found': {},
};

/** @param pathname below the base URL, as the browser has it */
export function pageFile(pathname: string): CorpusFile<Page> {
  const address = pageAddress(pathname);
  return { address, check: (value) => checkPage(value, address) };
}

function checkPage(value: unknown, name: string): Page {
  const page = expectFile(value, name);
  expectFields(page, name, { kind: 'string', path: 'string', title: 'string', metadata: 'object' });
  const fields = Object.hasOwn(fieldsByKind, String(page.kind)) ? fieldsByKind[page.kind as PageKind] : undefined;
  if (!fields) throw malformed(name, `is a page of kind “${String(page.kind)}”, which this viewer does not know`);
  expectFields(page, name, fields);
  checkMetadata(page.metadata as Shape, name);
  for (const field of ['toc', 'items', 'tags', 'breadcrumbs', 'alternates', 'authors', 'years', 'views'])
    checkObjects(page, field, name);
  for (const item of (page.items ?? []) as Shape[]) if (item.excerpt !== undefined) checkSummary(item, name);
  if (isObject(page.body)) checkNodes(page.body.children, name);
  return page as unknown as Page;
}

function checkMetadata(metadata: Shape, name: string): void {
  expectFields(metadata, name, { title: 'string' });
  const { className = '', keywords = [], elements = [] } = metadata;
  const isFit =
    typeof className === 'string' &&
    Array.isArray(keywords) &&
    Array.isArray(elements) &&
    elements.every((element) => isObject(element) && typeof element.tag === 'string' && isObject(element.attributes));
  if (!isFit) throw malformed(name, 'has metadata of another shape');
}

function checkSummary(post: Shape, name: string): void {
  expectFields(post, name, { path: 'string', title: 'string', authors: 'array', tags: 'array' });
  checkObjects(post, 'authors', name);
  checkObjects(post, 'tags', name);
  checkNodes(post.excerpt, name);
}

function checkObjects(shape: Shape, field: string, name: string): void {
  const items = shape[field] ?? [];
  if (!Array.isArray(items) || !items.every(isObject))
    throw malformed(name, `has something else than objects in “${field}”`);
}
