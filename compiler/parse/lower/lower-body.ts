import type { Element, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { componentNames } from '../../../corpus/components.ts';
import type { BodyComponent, BodyElement, BodyNode } from '../../../corpus/schema/body.ts';
import type { ComponentNode } from '../../html/component-node.ts';
import { toBody } from '../../html/to-body.ts';
import { isSafeUrl } from '../../../corpus/url/policy.ts';
import type { Marked, Reference } from '../document.ts';
import type { Parsing } from '../parsing.ts';
import { elementUrls } from './element-urls.ts';
import { checkComponentAccess, checkElementAccess } from '../checks/check-accessible.ts';
import { markdownMark } from './to-hast.ts';
import { checkTabItems, checkTabs } from './check-tabs.ts';
import { placeOf, rangeOf } from '../place-of.ts';

/** Names of viewer components. Addresses in their props are links. Site components may use an address for anything. */
const viewerComponents = new Set<string>(componentNames);

/**
 * Converts the HTML tree of a document to a body. Links and images become references; unsafe HTML is reported
 * and removed.
 */
export function lowerBody(nodes: readonly RootContent[], parsing: Parsing): BodyNode[] {
  if (parsing.text.includes('TabItem')) checkTabItems(nodes, parsing);
  return toBody(nodes, {
    onProblem: ({ rule, ...details }, node) => parsing.report(rule, rangeOf(node), details),
    onElement: (body, node) => markElement(body, node, parsing),
    onComponent: (body, node) => markComponent(body, node, parsing),
  });
}

function markElement(body: BodyElement & Marked, node: Element, parsing: Parsing): void {
  const fromMarkdown = markdownMark in body.properties;
  if (fromMarkdown) delete body.properties[markdownMark];
  if (fromMarkdown && reportEmpty(body, node, parsing)) return;
  checkElementAccess(body, node, fromMarkdown, parsing);
  const syntax = fromMarkdown ? 'markdown' : parsing.options.format === 'mdx' ? 'jsx-element' : 'html';
  for (const { name, ...address } of elementUrls(body)) {
    mark(body, name, { ...address, syntax, at: placeOf(node) }, parsing);
  }
  if (node.data) markAwaited(body, node.data, node, parsing);
}

// Marks props whose values the link stage inserts: data of other files, and props of a partial.
function markAwaited(
  body: Marked,
  { data, given }: Pick<ComponentNode, 'data' | 'given'>,
  node: Element | ComponentNode,
  parsing: Parsing,
): void {
  if (given) body.given = given;
  if (!data) return;
  for (const [name, awaited] of Object.entries(data))
    mark(body, name, { ...awaited, syntax: 'jsx', at: awaited.at ?? placeOf(node) }, parsing);
}

function reportEmpty({ tagName, properties }: BodyElement, node: Element, { report }: Parsing): boolean {
  if (tagName === 'a' && properties.href === '') {
    report('empty-link', rangeOf(node), { text: toString(node) });
    return true;
  }
  if (tagName === 'img' && properties.src === '') {
    report('empty-image', rangeOf(node), { alt: String(properties.alt ?? '') });
    return true;
  }
  return false;
}

function markComponent(body: BodyComponent & Marked, node: ComponentNode, parsing: Parsing): void {
  if (node.references) body.references = { ...node.references };
  checkComponentAccess(body, node, parsing);
  const syntax = viewerComponents.has(node.name) ? 'jsx' : 'jsx-own';
  for (const [name, address] of Object.entries(node.urls ?? {})) {
    if (isSafeUrl(address.url, 'image')) mark(body, name, { ...address, syntax, at: placeOf(node) }, parsing);
  }
  markAwaited(body, node, node, parsing);
  if (node.text !== undefined) body.text = node.text;
  if (node.export !== undefined) body.export = node.export;
  if (node.name === 'Tabs') checkTabs(node, parsing);
}

function mark(body: Marked, name: string, reference: Reference, parsing: Parsing): void {
  body.references = { ...body.references, [name]: referenceNumber(reference, parsing) };
}

// Returns the index of a reference. If a link contains several blocks, HTML parsing creates a copy of the link in each
// block. The copies share one reference, so that errors are reported once.
function referenceNumber(reference: Reference, { references, written }: Parsing): number {
  const { at, kind, syntax, url } = reference;
  const key = at && syntax === 'html' ? `${at.line}:${at.column} ${kind} ${url}` : undefined;
  const known = key === undefined ? undefined : written.get(key);
  if (known !== undefined) return known;
  references.push(reference);
  if (key !== undefined) written.set(key, references.length - 1);
  return references.length - 1;
}
