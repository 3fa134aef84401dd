import type { VirtualSource } from '../../../compiler/index.ts';
import type { SpecSettings } from '../options.ts';
import type { Packages } from '../packages.ts';
import { blocks, element, lines, plain, type Line } from '../markdown/lines.ts';
import { bodySchema, description, schemaContent } from './fields.ts';
import { groupsOf, tagFile, type Group, type PlacedOperation } from './groups.ts';
import { operationContent, type OperationWriter } from './operation.ts';
import { overview } from './overview.ts';
import { frontMatter, type Page } from './page.ts';
import { uniqueSlugs } from './slugs.ts';
import type { Shape } from '../schema/shape.ts';
import type { Operation } from '../spec/operations.ts';
import { child, placeOf, rootOf, type Node, type Spec } from '../spec/spec.ts';
import { asText } from '../spec/values.ts';

/** Key of a schema with a separate page → slug and schema. */
type SchemaPages = Map<string, { slug: string; shape: Shape }>;

/**
 * Creates the context for writing a page. `toRoot` is the relative path from the page to the folder of the OpenAPI
 * description: `../`.
 */
type OpenWriter = (toRoot: string) => OperationWriter;

/** Maximum number of fields in one operation, by the option `pages`. Further fields are on separate pages. */
const mostFields = { operation: 250, tag: 100, spec: 60 };

/** Generates all pages of an OpenAPI description, and the category files of its folders. */
export async function specPages(spec: Spec, settings: SpecSettings, packages: Packages): Promise<VirtualSource[]> {
  const groups = groupsOf(spec);
  const schemas: SchemaPages = new Map();
  const slugs = uniqueSlugs();
  const open: OpenWriter = (toRoot) => ({
    spec,
    settings,
    packages,
    budget: { left: mostFields[settings.pages] },
    linkTo(shape) {
      const found = schemas.get(shape.key) ?? { slug: slugs(shape.name ?? shape.type), shape };
      schemas.set(shape.key, found);
      return `[${plain(shape.name ?? shape.type)}](${toRoot}schemas/${found.slug}.mdx)`;
    },
  });
  const pages = await layouts[settings.pages](spec, groups, settings, open);
  // The page of a schema can add further schemas to `schemas`. The loop processes these as well.
  const ofSchemas: Page[] = [];
  for (const { slug, shape } of schemas.values()) ofSchemas.push(schemaPage(slug, shape, open('../')));
  const folders = settings.pages === 'operation' ? groups.map((group, index) => tagFolder(group, index, settings)) : [];
  if (ofSchemas.length > 0) folders.push(schemaFolder(spec, groups.length, settings));
  return [...pages, ...ofSchemas, ...folders].map((page) => sourceOf(spec, settings, page));
}

/** Writes the pages of all operations. The first page is the overview. */
type Layout = (spec: Spec, groups: readonly Group[], settings: SpecSettings, open: OpenWriter) => Promise<Page[]>;

const layouts: Record<SpecSettings['pages'], Layout> = {
  async operation(spec, groups, settings, open) {
    const pages = [overview(spec, settings, groups, ({ slug }, operation) => `./${slug}/${operation.slug}.mdx`)];
    for (const group of groups)
      for (const [index, { operation, slug }] of group.operations.entries()) {
        const content = await operationContent(operation, open('../'), { depth: 2, prefix: '' });
        const { title, isDeprecated, method } = operation;
        const head = {
          title,
          description: excerptOf(operation),
          sidebar_position: index + 1,
          sidebar_class_name: `openapi-item openapi-item-${method}${isDeprecated ? ' openapi-item-deprecated' : ''}`,
          hide_table_of_contents: true,
          keywords: keywordsOf([operation]),
          openapi: dataOf(operation, settings),
        };
        const at = operation.node;
        pages.push({ path: `${group.slug}/${slug}.mdx`, content: [...frontMatter(head, at), ...content], at });
      }
    return pages;
  },
  async tag(spec, groups, settings, open) {
    const pages = [
      overview(spec, settings, groups, (group, operation) => `./${tagFile(group, settings.folder)}#${operation.slug}`),
    ];
    for (const [index, group] of groups.entries()) {
      const { label, node, operations } = group;
      const about = node && child(node, 'description');
      const head = {
        title: label,
        sidebar_position: index + 2,
        toc_max_heading_level: 2,
        keywords: keywordsOf(operations.map(({ operation }) => operation)),
        openapi: { spec: settings.name, operations: operations.map(({ operation }) => dataOf(operation, settings)) },
      };
      const at = node ?? operations[0]!.operation.node;
      const content = blocks(description(about), await severalOperations(operations, open, 2));
      pages.push({ path: tagFile(group, settings.folder), content: [...frontMatter(head, at), ...content], at });
    }
    return pages;
  },
  async spec(spec, groups, settings, open) {
    const all = groups.flatMap(({ operations }) => operations.map(({ operation }) => operation));
    const data = { spec: settings.name, operations: all.map((operation) => dataOf(operation, settings)) };
    const page = overview(spec, settings, groups, (_, { slug }) => `#${slug}`, data);
    const parts: Line[][] = [];
    for (const { label, slug, node, operations } of groups)
      parts.push(
        blocks(
          [{ text: `## ${plain(label)} {#${slug}-operations}`, at: node }],
          description(node && child(node, 'description')),
          await severalOperations(operations, open, 3),
        ),
      );
    return [{ ...page, content: blocks(page.content, ...parts) }];
  },
};

/** Writes several operations on one page. The ids of an operation's headings begin with its slug. */
async function severalOperations(
  operations: readonly PlacedOperation[],
  open: OpenWriter,
  depth: number,
): Promise<Line[]> {
  const parts: Line[][] = [];
  for (const { operation, slug } of operations) {
    const content = await operationContent(operation, open('./'), { depth: depth + 1, prefix: `${slug}-` });
    parts.push([{ text: `${'#'.repeat(depth)} ${plain(operation.title)} {#${slug}}`, at: operation.node }], content);
  }
  return blocks(...parts);
}

/** @returns the facts about an operation for the page's front matter, which programs can read */
function dataOf({ method, path, operationId, tags, isDeprecated, isWebhook }: Operation, { name }: SpecSettings) {
  const address = { [isWebhook ? 'webhook' : 'path']: path };
  return { spec: name, method, ...address, operationId, tags, deprecated: isDeprecated || undefined };
}

function keywordsOf(operations: readonly Operation[]): string[] {
  const words = operations.flatMap(({ method, path, operationId = [] }) =>
    [method.toUpperCase(), path].concat(operationId),
  );
  return [...new Set(words)];
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

function tagFolder({ slug, label, node, operations }: Group, index: number, { name }: SpecSettings): Page {
  const [about = ''] = (asText(node && child(node, 'description').value) ?? '').split('\n');
  const link = { type: 'generated-index', description: about || undefined };
  const values = { label, position: index + 2, key: `openapi-${name}-${slug}`, link };
  return category(slug, values, node ?? operations[0]!.operation.node);
}

function schemaFolder(spec: Spec, groups: number, { name }: SpecSettings): Page {
  const link = { type: 'generated-index', description: 'The schemas that several operations use.' };
  const values = { label: 'Schemas', position: groups + 2, key: `openapi-${name}-schemas`, link };
  return category('schemas', values, child(rootOf(spec), 'components', 'schemas'));
}

function category(folder: string, values: object, at: Node): Page {
  return { path: `${folder}/_category_.json`, at, content: lines(JSON.stringify(values)) };
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
