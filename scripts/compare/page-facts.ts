import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** The visible content of a page's HTML, from Docusaurus or from Lectern. */
export interface PageFacts {
  /** The target, if the page is a redirect. */
  redirect?: string;
  title: string;
  description: string;
  /** The first `<h1>`. */
  heading: string;
  /** The headings with an id: id and text. */
  sections: [string, string][];
  /** The visible rows of the sidebar: depth, label, and address if the row has one. */
  sidebar: [number, string, string?][];
  previous?: [string, string];
  next?: [string, string];
}

/** Element of a page → its classes in Docusaurus and in Lectern's viewer. Some classes in Docusaurus end in a hash. */
const partClasses = {
  sidebar: ['theme-doc-sidebar-menu', 'sidebar-nav', /^sidebar_/],
  row: ['menu__link', 'menu-link', /^sidebarItemLink_/],
  bareCategory: ['menu__link--sublist-caret'],
  previous: ['pagination-nav__link--prev', 'is-previous'],
  next: ['pagination-nav__link--next', 'is-next'],
  neighbour: ['pagination-nav__label', 'pagination-title'],
  /** Symbols next to text, such as the `#` of a heading link. They are not compared. */
  sign: ['hash-link', 'external-mark', 'visually-hidden'],
} as const;

export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = { title: '', description: '', heading: '', sections: [], sidebar: [] };
  walk(fromHtml(html), [], (element, above) => {
    const { tagName, properties } = element;
    const isIn = (part: 'sidebar' | 'neighbour') => above.some((each) => isPart(each, part));
    if (tagName === 'title' && above.at(-1)?.tagName === 'head') facts.title ||= textOf(element);
    else if (tagName === 'meta') addMeta(facts, properties);
    else if (/^h[1-6]$/.test(tagName)) {
      if (tagName === 'h1') facts.heading ||= textOf(element);
      else if (typeof properties.id === 'string') facts.sections.push([properties.id, textOf(element)]);
    } else if (isPart(element, 'row') && isIn('sidebar')) facts.sidebar.push(rowOf(element, above));
    else if (isPart(element, 'previous')) facts.previous ??= neighbourOf(element);
    else if (isPart(element, 'next')) facts.next ??= neighbourOf(element);
  });
  return facts;
}

/** @returns an address in a form that can be compared: decoded, and without a slash at its end */
export function comparable(address: string): string {
  const bare = address.replace(/(?<=.)\/+(?=$|[?#])/, '');
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}

function addMeta(facts: PageFacts, { name, httpEquiv, content }: Element['properties']): void {
  if (name === 'description') facts.description ||= squeezed(String(content));
  const target = String(httpEquiv) === 'refresh' && /url=(.*)/i.exec(String(content))?.[1];
  if (target) facts.redirect = comparable(target.trim());
}

function rowOf(element: Element, above: readonly Element[]): PageFacts['sidebar'][number] {
  const sidebar = above.findIndex((each) => isPart(each, 'sidebar'));
  const depth = above.slice(sidebar).filter(({ tagName }) => tagName === 'ul').length;
  const { href, role } = element.properties;
  const label = textOf(element);
  // A category without its own page has no address. Some versions of Docusaurus link such a category to its first
  // page, with the role `button`. Docusaurus 2 only adds a class.
  const hasNone = typeof href !== 'string' || role === 'button' || isPart(element, 'bareCategory');
  return hasNone ? [depth, label] : [depth, label, comparable(href)];
}

function neighbourOf(element: Element): [string, string] {
  let title = '';
  walk(element, [], (each) => {
    if (isPart(each, 'neighbour')) title ||= textOf(each);
  });
  return [comparable(String(element.properties.href)), title];
}

function isPart({ properties }: Element, part: keyof typeof partClasses): boolean {
  const { className } = properties;
  return (
    Array.isArray(className) &&
    partClasses[part].some((name) =>
      className.some((own) => (typeof name === 'string' ? own === name : name.test(String(own)))),
    )
  );
}

function textOf(node: Element | ElementContent): string {
  return squeezed(wordsOf(node));
}

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.tagName === 'svg' || isPart(node, 'sign')) return '';
  return node.children.map(wordsOf).join('');
}

/** Removes invisible characters, such as the zero-width space in Docusaurus' links to headings. */
const squeezed = (text: string) => text.replaceAll('\u200B', '').replace(/\s+/g, ' ').trim();

function walk(
  node: Root | Element,
  above: readonly Element[],
  visit: (element: Element, above: readonly Element[]) => void,
): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    visit(child, above);
    walk(child, [...above, child], visit);
  }
}
