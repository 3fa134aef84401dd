import type { Page, PageKind } from '../../compiler/corpus/index.ts';
import { pageAddress } from '../../compiler/corpus/address.ts';
import { checkNodes } from './check-body.ts';
import type { CorpusFile } from './corpus.ts';
import { expectFields, expectFile, isObject, malformed, type Shape } from './shape.ts';

type Fields = Parameters<typeof expectFields>[2];

/** What the view of each kind of page takes for granted. */
const fieldsByKind: Partial<Record<PageKind, Fields>> = {
  doc: {
    id: 'string',
    context: 'object',
    toc: 'array',
    tocLevels: 'object',
    body: 'object',
    tags: 'array',
    breadcrumbs: 'array',
    alternates: 'array',
  },
  'doc-category': { context: 'object', items: 'array', breadcrumbs: 'array' },
  'doc-tags': { context: 'object', items: 'array' },
  'doc-tag': { context: 'object', items: 'array', tag: 'object' },
  page: { context: 'object', toc: 'array', tocLevels: 'object', body: 'object' },
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
  for (const list of ['toc', 'items', 'tags', 'breadcrumbs', 'alternates']) checkObjects(page, list, name);
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

function checkObjects(page: Shape, list: string, name: string): void {
  const items = page[list] ?? [];
  if (!Array.isArray(items) || !items.every(isObject)) throw malformed(name, `has something else than objects in “${list}”`);
}
