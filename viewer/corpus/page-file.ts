import { pageAddress } from '../../corpus/address.ts';
import { pageFields } from '../../corpus/page-fields.ts';
import type { Page, PageKind } from '../../corpus/schema/index.ts';
import { checkNodes } from './check-body.ts';
import type { CorpusFile } from './corpus.ts';
import { expectFields, expectFile, isObject, malformed, type Shape } from './shape.ts';

/** Returns the corpus file of the page at a path. @param pathname percent-encoded, as in `location.pathname` */
export function pageFile(pathname: string): CorpusFile<Page> {
  const address = pageAddress(pathname);
  return { address, check: (value) => checkPage(value, address) };
}

function checkPage(value: unknown, name: string): Page {
  const page = expectFile(value, name);
  expectFields(page, name, { kind: 'string', path: 'string', title: 'string', metadata: 'object' });
  const fields = Object.hasOwn(pageFields, String(page.kind)) ? pageFields[page.kind as PageKind] : undefined;
  if (!fields) throw malformed(name, `has the unsupported kind “${String(page.kind)}”`);
  expectFields(page, name, fields.required);
  checkMetadata(page.metadata as Shape, name);
  for (const field of fields.lists) checkObjects(page, field, name);
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
  if (!isFit) throw malformed(name, 'has invalid metadata');
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
    throw malformed(name, `contains values that are not objects in “${field}”`);
}
