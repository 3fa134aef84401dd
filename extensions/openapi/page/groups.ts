import { slugOf, uniqueSlugs } from './slugs.ts';
import { listOperations, type Operation } from '../spec/operations.ts';
import { child, children, rootOf, type Node, type Spec } from '../spec/spec.ts';
import { asText } from '../spec/values.ts';

/** A group of operations: a tag, or the webhooks. */
export interface Group {
  label: string;
  slug: string;
  /** The declaration of the tag in the OpenAPI description, if there is one. */
  node: Node | undefined;
  operations: readonly PlacedOperation[];
}

/** @returns the path of a tag's page, relative to the folder of the OpenAPI description */
export function tagFile({ slug }: Group, folder: string): string {
  // Avoids the name of the folder, because such a file would be the folder's index.
  return `${slug}${slug === folder.split('/').at(-1) ? '-operations' : ''}.mdx`;
}

/** An operation with its slug. */
export interface PlacedOperation {
  operation: Operation;
  slug: string;
}

/** Groups operations by tag. Declared tags come first, then other tags, operations without a tag, and webhooks. */
export function groupsOf(spec: Spec): Group[] {
  const slugs = uniqueSlugs(['schemas', 'index', 'readme']);
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
  const groups = used
    .filter(({ operations }) => operations.length > 0)
    .map(({ operations, ...group }) => ({ ...group, slug: slugs(group.label), operations }));
  // Avoids the name of the folder, because such a file would be the folder's index.
  const ofFolders = new Set(['index', 'readme', ...groups.map(({ slug }) => slug)]);
  const ofOperations = uniqueSlugs();
  const placed = (operation: Operation): PlacedOperation => {
    const { method, path, operationId } = operation;
    const isFree = operationId !== undefined && !ofFolders.has(slugOf(operationId));
    return { operation, slug: ofOperations(isFree ? operationId : `${method} ${operationId ?? path}`) };
  };
  return groups.map(({ operations, ...group }) => ({ ...group, operations: operations.map(placed) }));
}
