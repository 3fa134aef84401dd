import { textOf } from './body/text-of.ts';
import { addressOf, headingId } from './headings.ts';
import type { BodyElement, BodyNode, Page } from './types.ts';

/** A part of a page: the content below a heading, up to the next heading. */
export interface Section {
  /** The hash of links to it, without `#`; absent for the content before the first heading. */
  id?: string | undefined;
  /** The heading as plain text; the page's title if there is no heading. */
  heading: string;
  /** 1 for the content before the first heading, 2 for h2. */
  depth: number;
  /** The link to the section: the page's path with the base URL, and the anchor; percent-encoded. */
  href: string;
  /** The headings of the sections around it, from the page's title down. */
  above: string[];
  /** The nodes of its content, without the heading and without the sections below it. */
  nodes: BodyNode[];
  /** The text content of the nodes. */
  text: string;
}

/**
 * The sections of a page in document order, including sections that start in tabs, admonitions and other boxes. Such a
 * section ends with its box, and the content after the box belongs to the outer section. Empty for pages
 * without a body.
 */
export function sections(page: Page): Section[] {
  if (!('body' in page)) return [];
  const holders = holdersOfHeadings(page.body.children);
  const all: Section[] = [];
  /** The sections that contain the next node, the outermost first. */
  let open: Section[] = [];
  let isTitled = false;
  begin(page.title, 1);
  read(page.body.children);
  for (const section of all) section.text = textOf(section.nodes);
  return all.filter(({ id, text }) => id !== undefined || text !== '');

  function begin(heading: string, depth: number, id?: string): void {
    open = open.filter((section) => section.depth < depth);
    const section: Section = {
      ...(id !== undefined && { id }),
      heading,
      depth,
      href: addressOf(page, id),
      above: open.map((section) => section.heading),
      nodes: [],
      text: '',
    };
    all.push(section);
    open = [...open, section];
  }

  function read(nodes: readonly BodyNode[]): void {
    for (const node of nodes) {
      const id = node.type === 'element' ? headingId(node) : undefined;
      if (id !== undefined) begin(textOf(node), Number((node as BodyElement).tagName[1]), id);
      else if (isTitle(node)) isTitled = true;
      else if (!holders.has(node)) open.at(-1)!.nodes.push(node);
      else if (node.type !== 'text') readHolder(node);
    }
  }

  function readHolder(node: Exclude<BodyNode, { type: 'text' }>): void {
    const around = open;
    read(node.children);
    if (node.type === 'component' || !wrappers.has(node.tagName)) open = around;
  }

  /** The heading with the title of the page. */
  function isTitle(node: BodyNode): boolean {
    return !isTitled && node.type === 'element' && node.tagName === 'h1';
  }
}

/** Elements that are not boxes: a section that starts in one continues after it. */
const wrappers = new Set(['a', 'center', 'div', 'font', 'header', 'hgroup', 'main', 'span']);

/** @returns the nodes that contain the heading of a section, or the title */
function holdersOfHeadings(nodes: readonly BodyNode[]): Set<BodyNode> {
  const holders = new Set<BodyNode>();
  const visit = (node: BodyNode): boolean => {
    if (node.type === 'text') return false;
    if (node.type === 'element' && (headingId(node) !== undefined || node.tagName === 'h1')) return true;
    let holds = false;
    for (const child of node.children) if (visit(child)) holds = true;
    if (holds) holders.add(node);
    return holds;
  };
  nodes.forEach(visit);
  return holders;
}
