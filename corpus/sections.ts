import { textOf } from './body/text-of.ts';
import { addressOf, headingId } from './headings.ts';
import type { BodyElement, BodyNode, Page } from './types.ts';

/** A section of a page: the content from a heading to the next one. */
export interface Section {
  /** The hash of links to the section, without `#`. Absent for the content before the first heading. */
  id?: string | undefined;
  /** The heading as plain text. For the content before the first heading, the page's title. */
  heading: string;
  /** The level of the heading, from 2 to 6. It is 1 for the content before the first heading. */
  depth: number;
  /** The link to the section: the path of the page with the base URL, and the hash. Percent-encoded. */
  href: string;
  /** The titles of the enclosing sections, from the page's title down. */
  above: string[];
  /** The content, without the heading and without deeper sections. */
  nodes: BodyNode[];
  /** The text content of `nodes`. */
  text: string;
}

/**
 * Returns the sections of a page in document order. A heading in a box, such as a tab or an admonition, starts a
 * section that ends with the box. The content after the box belongs to the section that contains the box. Empty for
 * pages without a body.
 */
export function sections(page: Page): Section[] {
  if (!('body' in page)) return [];
  const holders = holdersOfHeadings(page.body.children);
  const all: Section[] = [];
  /** The sections that contain the current node, the outermost first. */
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

  /** Whether the node is the first `<h1>`, which contains the title of the page. */
  function isTitle(node: BodyNode): boolean {
    return !isTitled && node.type === 'element' && node.tagName === 'h1';
  }
}

/** Elements without a visible box. A section that starts inside such an element continues after it. */
const wrappers = new Set(['a', 'center', 'div', 'font', 'header', 'hgroup', 'main', 'span']);

/** @returns the nodes that contain, at any depth, a heading that starts a section, or the title */
function holdersOfHeadings(nodes: readonly BodyNode[]): Set<BodyNode> {
  const holders = new Set<BodyNode>();
  const visit = (node: BodyNode): boolean => {
    if (node.type === 'text') return false;
    if (node.type === 'element' && (headingId(node) !== undefined || node.tagName === 'h1')) return true;
    let inSection = false;
    for (const child of node.children) if (visit(child)) inSection = true;
    if (inSection) holders.add(node);
    return inSection;
  };
  nodes.forEach(visit);
  return holders;
}
