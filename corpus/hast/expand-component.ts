import type { ElementContent } from 'hast';
import type { BodyComponent, BodyNode, Json } from '../types.ts';
import { isBlock } from '../body/block-tags.ts';
import { element } from './element.ts';

/** Functions that convert the children and the addresses of a component to plain HTML. */
export interface Expansion {
  nodes(nodes: readonly BodyNode[]): ElementContent[];
  /** Makes an address absolute. */
  url(url: string): string;
}

/** Name of a component → function that returns plain HTML for it. Other components are replaced by their children. */
const expansions: Record<string, (node: BodyComponent, expansion: Expansion) => ElementContent[]> = {
  Admonition: admonition,
  CodeBlock: ({ props }) => codeBlock(text(props.code) ?? '', text(props.language), text(props.title)),
  Details: ({ props, children }, expansion) => {
    const summary = text(props.summary);
    return [
      element(
        'details',
        {},
        ...(summary === undefined ? [] : [element('summary', {}, summary)]),
        ...expansion.nodes(children),
      ),
    ];
  },
  DocCardList: ({ props }, expansion) => [
    element('ul', {}, ...objects(props.items).flatMap((card) => cardItem(card, expansion))),
  ],
  Image: ({ props }, expansion) =>
    picture(text(props.src) ?? text(props.img) ?? text(object(props.img).src), props, expansion),
  Link: ({ props, children }, expansion) => {
    const href = text(props.to) ?? text(props.href);
    const content = expansion.nodes(children);
    return href === undefined ? content : [element('a', { href: expansion.url(href) }, ...content)];
  },
  LiveCode: ({ props }) => codeBlock(text(props.code) ?? '', text(props.language), text(props.title)),
  Mermaid: ({ props }) => codeBlock(text(props.value) ?? '', 'mermaid', undefined),
  Tabs: tabs,
  ThemedImage: ({ props }, expansion) =>
    picture(text(object(props.sources).light) ?? text(props.src), props, expansion),
  TOCInline: () => [],
};

/** Returns plain HTML for a component. */
export function expandComponent(node: BodyComponent, expansion: Expansion): ElementContent[] {
  if (node.text !== undefined) return node.text.split(/\n{2,}/).map((part) => element('p', {}, part.trim()));
  // Rendering a component of the site would run its code, so only its children are converted.
  if (node.code) return expansion.nodes(node.children);
  const expand = Object.hasOwn(expansions, node.name) ? expansions[node.name] : undefined;
  return expand ? expand(node, expansion) : expansion.nodes(node.children);
}

function admonition({ props, children }: BodyComponent, expansion: Expansion): ElementContent[] {
  const type = text(props.type) ?? 'note';
  const label = `${type.charAt(0).toUpperCase()}${type.slice(1)}:`;
  const isTitle = (node: BodyNode): node is BodyComponent =>
    node.type === 'component' && node.name === 'AdmonitionTitle';
  const title = children.filter(isTitle).flatMap((node) => expansion.nodes(node.children));
  const heading = element('p', {}, element('strong', {}, label), ...(title.length > 0 ? [' ', ...title] : []));
  return [
    element(
      'blockquote',
      { className: ['admonition', `admonition-${type}`] },
      heading,
      ...blocks(
        children.filter((node) => !isTitle(node)),
        expansion,
      ),
    ),
  ];
}

function codeBlock(code: string, language: string | undefined, title: string | undefined): ElementContent[] {
  const block = element(
    'pre',
    {},
    element('code', { className: language === undefined ? undefined : [`language-${language}`] }, `${code}\n`),
  );
  return title === undefined ? [block] : [element('figure', {}, element('figcaption', {}, title), block)];
}

// Returns all panels of tabs, one after the other, because readers can switch tabs only on the site.
function tabs({ props, children }: BodyComponent, expansion: Expansion): ElementContent[] {
  const labels = new Map(objects(props.values).map(({ value, label }) => [text(value), text(label)]));
  const panels = children.filter((child) => child.type === 'component' && child.name === 'TabItem') as BodyComponent[];
  const items = panels.map((panel, index) => {
    const value = text(panel.props.value);
    const label = text(panel.props.label) ?? labels.get(value) ?? value ?? String(index + 1);
    return element('li', {}, element('p', {}, element('strong', {}, label)), ...blocks(panel.children, expansion));
  });
  return [element('ul', { className: ['tabs'] }, ...items)];
}

function cardItem({ href, label, description }: Record<string, Json>, expansion: Expansion): ElementContent[] {
  if (typeof href !== 'string' || typeof label !== 'string') return [];
  const link = element('a', { href: expansion.url(href) }, label);
  return [element('li', {}, link, ...(typeof description === 'string' ? [`: ${description}`] : []))];
}

function picture(src: string | undefined, props: Record<string, Json>, expansion: Expansion): ElementContent[] {
  if (src === undefined) return [];
  const [title, width, height] = [text(props.title), text(props.width), text(props.height)];
  const more = { ...(title && { title }), ...(width && { width }), ...(height && { height }) };
  return [element('img', { src: expansion.url(src), alt: text(props.alt) ?? '', ...more })];
}

// Wraps inline content in a paragraph, because the expansion inserts a heading before it.
function blocks(nodes: readonly BodyNode[], expansion: Expansion): ElementContent[] {
  const content = expansion.nodes(nodes);
  const hasBlock = content.some((node) => node.type === 'element' && isBlock(node.tagName));
  return hasBlock || content.length === 0 ? content : [element('p', {}, ...content)];
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

function object(value: Json | undefined): Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function objects(value: Json | undefined): Record<string, Json>[] {
  return Array.isArray(value) ? value.map(object) : [];
}
