import { textOf } from './body/text-of.ts';
import { addressOf, headingId } from './headings.ts';
import type { BodyElement, BodyNode, Page } from './types.ts';

/** A part of a page: what stands below a heading, up to the next one. */
export interface Section {
  /** What a link names after `#`; none for what stands before the first heading. */
  id?: string | undefined;
  /** The heading as plain text; the page's title where there is no heading. */
  heading: string;
  /** 1 for what stands before the first heading, 2 for h2. */
  depth: number;
  /** Leads to the section: the page's path with the base URL, and the anchor; percent-encoded. */
  href: string;
  /** The headings of the sections around it, from the page's title down. */
  above: string[];
  /** What is in it, without the heading and without the sections below it. */
  nodes: BodyNode[];
  /** The text of these. */
  text: string;
}

/**
 * The sections of a page in document order, also those that begin in tabs, admonitions and other boxes: such a section
 * ends with its box at the latest, and what follows belongs to the section around the box. None for pages without a body.
 */
export function sections(page: Page): Section[] {
  if (!('body' in page)) return [];
  const holders = holdersOfHeadings(page.body.children);
  const all: Section[] = [];
  /** The sections that what comes next belongs to, the outermost first. */
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

  /** The heading that the page is called by. */
  function isTitle(node: BodyNode): boolean {
    return !isTitled && node.type === 'element' && node.tagName === 'h1';
  }
}

/** Elements that are no box: a section that begins in one goes on behind it. */
const wrappers = new Set(['a', 'center', 'div', 'font', 'header', 'hgroup', 'main', 'span']);

/** @returns the nodes that have the heading of a section, or the title, somewhere in them */
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
