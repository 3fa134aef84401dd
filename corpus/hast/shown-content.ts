import type { ElementContent } from 'hast';
import { nodesOf, shownNodes } from '../body/nodes-of.ts';
import { isExternal } from '../url/policy.ts';
import { encodePath } from '../url/pathname.ts';
import type { Body, BodyNode, Page } from '../types.ts';
import { element } from './element.ts';

/** The input of a conversion: a page, its body, or some nodes. */
export type Source = Page | Body | BodyNode | readonly BodyNode[];

/** The nodes to convert, and functions for addresses and the page title. */
export interface ShownContent {
  nodes: readonly BodyNode[];
  /** Makes an address absolute. Returns it unchanged if the conversion has no base. */
  url(url: string): string;
  /** Adds the title of the page before the converted nodes, unless they contain an `<h1>`. */
  titled(content: ElementContent[]): ElementContent[];
}

/** @param base the address of the site. If `source` is not a page, the address of the nodes' page */
export function shownContent(source: Source, base: string | URL | undefined): ShownContent {
  const page = 'kind' in source ? source : undefined;
  const address = base === undefined ? undefined : new URL(page ? encodePath(page.path) : '', base).href;
  return {
    nodes: page ? shownNodes(page) : nodesOf(source as Exclude<Source, Page>),
    url: (url) =>
      address === undefined || isExternal(url) || !URL.canParse(url, address) ? url : new URL(url, address).href,
    titled: (content) =>
      page === undefined || page.title === '' || content.some((node) => isTitle(node))
        ? content
        : [element('h1', {}, page.title), ...content],
  };
}

/**
 * Whether a node is an `<h1>`, or a `<header>` that contains one.
 *
 * @param inHeader whether the node is inside a `<header>`
 */
function isTitle(node: ElementContent, inHeader = false): boolean {
  if (node.type !== 'element') return false;
  if (node.tagName === 'h1') return true;
  const goesOn = inHeader || node.tagName === 'header';
  return goesOn && node.children.some((child) => isTitle(child, true));
}
