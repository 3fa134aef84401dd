import type { VirtualSource } from '../../../compiler/index.ts';
import type { SpecSettings } from '../options.ts';
import type { Packages } from '../packages.ts';
import { blocks, element, lines, plain, type Line } from '../markdown/lines.ts';
import { schemaContent, description, mostFields, bodySchema } from './fields.ts';
import { operationContent, type OperationWriter } from './operation.ts';
import { overview } from './overview.ts';
import { frontMatter, type Group, type Page, type PlacedOperation } from './page.ts';
import { uniqueSlugs } from './slugs.ts';
import type { Shape } from '../schema/shape.ts';
import { listOperations, type Operation } from '../spec/operations.ts';
import { child, children, placeOf, rootOf, type Node, type Spec } from '../spec/spec.ts';
import { asText } from '../spec/values.ts';

/** Key of a schema with a separate page → slug and schema. */
type SchemaPages = Map<string, { slug: string; shape: Shape }>;

/** Generates all pages of an OpenAPI description, and the category files of its folders. */
export async function specPages(spec: Spec, settings: SpecSettings, packages: Packages): Promise<VirtualSource[]> {
  const groups = groupsOf(spec);
  const schemas: SchemaPages = new Map();
  const slugs = uniqueSlugs();
  const writerFor = (folder: string): OperationWriter => ({
    spec,
    settings,
    packages,
    budget: { left: mostFields },
    linkTo(shape) {
      const found = schemas.get(shape.key) ?? { slug: slugs(shape.name ?? shape.type), shape };
      schemas.set(shape.key, found);
      return `[${plain(shape.name ?? shape.type)}](${folder}schemas/${found.slug}.mdx)`;
    },
  });
  const pages = await operationPages(groups, settings, writerFor);
  // The page of a schema can add further schemas to `schemas`. The loop processes these as well.
  const ofSchemas: Page[] = [];
  for (const { slug, shape } of schemas.values()) ofSchemas.push(schemaPage(slug, shape, writerFor('../')));
  return [
    overview(spec, settings, groups),
    ...pages,
    ...ofSchemas,
    ...categories(groups, settings, ofSchemas.length),
  ].map((page) => sourceOf(spec, settings, page));
}

async function operationPages(
  groups: readonly Group[],
  settings: SpecSettings,
  writerFor: (folder: string) => OperationWriter,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const group of groups)
    for (const [index, { operation, slug }] of group.operations.entries()) {
      const content = await operationContent(operation, writerFor('../'), { depth: 2, prefix: '' });
      const head = frontMatter({ ...operationHead(operation, settings), sidebar_position: index + 1 }, operation.node);
      pages.push({ path: `${group.slug}/${slug}.mdx`, content: [...head, ...content], at: operation.node });
    }
  return pages;
}

/** @returns the front matter of the page of an operation. `openapi` is data for programs */
function operationHead(operation: Operation, { name }: SpecSettings): Record<string, unknown> {
  const { title, method, path, operationId, tags, isDeprecated, isWebhook } = operation;
  return {
    title,
    description: excerptOf(operation),
    sidebar_class_name: `openapi-item openapi-item-${method}${isDeprecated ? ' openapi-item-deprecated' : ''}`,
    hide_table_of_contents: true,
    keywords: [method.toUpperCase(), path, ...(operationId === undefined ? [] : [operationId])],
    openapi: {
      spec: name,
      method,
      [isWebhook ? 'webhook' : 'path']: path,
      operationId,
      tags,
      deprecated: isDeprecated || undefined,
    },
  };
}

function excerptOf({ description: text, method, path }: Operation): string {
  const [first = ''] = (text ?? '').trim().split(/\n\s*\n/);
  const plainText = first
    .replaceAll(/<[^>]*>|[`*_#]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plainText === '' ? `${method.toUpperCase()} ${path}` : plainText.slice(0, 300);
}

function schemaPage(slug: string, shape: Shape, writer: OperationWriter): Page {
  const title = shape.name ?? asText(child(shape.node, 'title').value) ?? shape.type;
  const content =
    shape.fields.length > 0 || shape.variants ? schemaContent(shape, writer) : bodySchema(shape.node, writer);
  return {
    path: `schemas/${slug}.mdx`,
    at: shape.node,
    content: [
      ...frontMatter({ title, description: `The schema ${title}` }, shape.node),
      ...element(
        'OpenApi',
        {},
        blocks(description(shape.description), element('div', { className: 'openapi-fields' }, content)),
      ),
    ],
  };
}

/** Sorts operations into groups: declared tags in their order, then other tags, operations without a tag, webhooks. */
function groupsOf(spec: Spec): Group[] {
  const slugs = uniqueSlugs(['schemas', 'index']);
  const found = new Map<string, { label: string; node: Node | undefined; operations: Operation[] }>();
  for (const [, node] of children(child(rootOf(spec), 'tags'))) {
    const label = asText(child(node, 'name').value);
    if (label !== undefined) found.set(label, { label, node, operations: [] });
  }
  const all = listOperations(spec);
  const [others, webhooks] = [all.filter(({ isWebhook }) => !isWebhook), all.filter(({ isWebhook }) => isWebhook)];
  for (const operation of others) {
    const label = operation.tags[0] ?? 'Operations';
    const group = found.get(label) ?? { label, node: undefined, operations: [] };
    group.operations.push(operation);
    found.set(label, group);
  }
  const used = [...found.values(), { label: 'Webhooks', node: undefined, operations: webhooks }];
  return used
    .filter(({ operations }) => operations.length > 0)
    .map(({ operations, ...group }) => ({ ...group, slug: slugs(group.label), operations: placed(operations) }));
}

function placed(operations: readonly Operation[]): PlacedOperation[] {
  const slugs = uniqueSlugs(['index']);
  return operations.map((operation) => ({
    operation,
    slug: slugs(operation.operationId ?? `${operation.method} ${operation.path}`),
  }));
}

function categories(groups: readonly Group[], { name }: SpecSettings, schemas: number): Page[] {
  const file = (folder: string, values: object, at: Node): Page => ({
    path: `${folder}/_category_.json`,
    at,
    content: lines(JSON.stringify(values)),
  });
  const ofGroups = groups.map(({ slug, label, node, operations }, index) => {
    const text = asText(node && child(node, 'description').value);
    const [about] = (text ?? '').split('\n');
    const link = { type: 'generated-index', description: about || undefined, slug: undefined };
    return file(
      slug,
      { label, position: index + 2, key: `openapi-${name}-${slug}`, link },
      node ?? operations[0]!.operation.node,
    );
  });
  if (schemas === 0) return ofGroups;
  const first = groups[0]?.operations[0]?.operation.node ?? { value: undefined, file: '', keys: [] };
  const link = { type: 'generated-index', description: 'The schemas that several operations use.' };
  return [
    ...ofGroups,
    file('schemas', { label: 'Schemas', position: groups.length + 2, key: `openapi-${name}-schemas`, link }, first),
  ];
}

function sourceOf(spec: Spec, { folder }: SpecSettings, { path, content, at }: Page): VirtualSource {
  const first = placeOf(spec, at);
  const lineOf = ({ at: node }: Line, index: number) => {
    if (index === 0) return first.line;
    return node && node.file === first.file ? placeOf(spec, node).line : undefined;
  };
  return {
    path: `${folder}/${path}`,
    text: `${content.map(({ text }) => text).join('\n')}\n`,
    origin: { file: first.file, line: content.map(lineOf) },
  };
}
