import type { ElementContent, Element, Properties } from 'hast';
import type { BodyComponent, BodyNode, Json } from '../../../corpus/schema/index.ts';
import { isBlock } from '../../../corpus/body/block-tags.ts';

/** What a component's expansion needs from the code that expands the whole body. */
export interface Plain {
  nodes(nodes: readonly BodyNode[]): ElementContent[];
  /** Makes an address absolute. */
  url(url: string): string;
}

/** What each component shows, in plain HTML. One that isn't here shows its children. */
const expansions: Record<string, (node: BodyComponent, plain: Plain) => ElementContent[]> = {
  Admonition: admonition,
  CodeBlock: ({ props }) => codeBlock(text(props.code) ?? '', text(props.language), text(props.title)),
  Details: ({ props, children }, plain) => {
    const summary = text(props.summary);
    return [
      element(
        'details',
        {},
        ...(summary === undefined ? [] : [element('summary', {}, summary)]),
        ...plain.nodes(children),
      ),
    ];
  },
  DocCardList: ({ props }, plain) => [
    element('ul', {}, ...objects(props.items).flatMap((card) => cardItem(card, plain))),
  ],
  Image: ({ props }, plain) => picture(text(props.src) ?? text(props.img) ?? text(object(props.img).src), props, plain),
  Link: ({ props, children }, plain) => {
    const href = text(props.to) ?? text(props.href);
    const content = plain.nodes(children);
    return href === undefined ? content : [element('a', { href: plain.url(href) }, ...content)];
  },
  LiveCode: ({ props }) => codeBlock(text(props.code) ?? '', text(props.language), text(props.title)),
  Mermaid: ({ props }) => codeBlock(text(props.value) ?? '', 'mermaid', undefined),
  Tabs: tabs,
  ThemedImage: ({ props }, plain) => picture(text(object(props.sources).light) ?? text(props.src), props, plain),
  TOCInline: () => [],
};

/** A component as the plain HTML of what it shows. */
export function plainComponent(node: BodyComponent, plain: Plain): ElementContent[] {
  // What code makes of its props nobody knows here.
  if (node.code) return plain.nodes(node.children);
  const expand = Object.hasOwn(expansions, node.name) ? expansions[node.name] : undefined;
  return expand ? expand(node, plain) : plain.nodes(node.children);
}

function admonition({ props, children }: BodyComponent, plain: Plain): ElementContent[] {
  const type = text(props.type) ?? 'note';
  const label = `${type.charAt(0).toUpperCase()}${type.slice(1)}:`;
  const isTitle = (node: BodyNode): node is BodyComponent =>
    node.type === 'component' && node.name === 'AdmonitionTitle';
  const title = children.filter(isTitle).flatMap((node) => plain.nodes(node.children));
  const heading = element('p', {}, element('strong', {}, label), ...(title.length > 0 ? [' ', ...title] : []));
  return [
    element(
      'blockquote',
      {},
      heading,
      ...blocks(
        children.filter((node) => !isTitle(node)),
        plain,
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

// All panels, one after another: outside of the site there is nothing to choose with.
function tabs({ props, children }: BodyComponent, plain: Plain): ElementContent[] {
  const labels = new Map(objects(props.values).map(({ value, label }) => [text(value), text(label)]));
  const panels = children.filter((child) => child.type === 'component' && child.name === 'TabItem') as BodyComponent[];
  const items = panels.map((panel, index) => {
    const value = text(panel.props.value);
    const label = text(panel.props.label) ?? labels.get(value) ?? value ?? String(index + 1);
    return element('li', {}, element('p', {}, element('strong', {}, label)), ...blocks(panel.children, plain));
  });
  return [element('ul', {}, ...items)];
}

function cardItem({ href, label, description }: Record<string, Json>, plain: Plain): ElementContent[] {
  if (typeof href !== 'string' || typeof label !== 'string') return [];
  const link = element('a', { href: plain.url(href) }, label);
  return [element('li', {}, link, ...(typeof description === 'string' ? [`: ${description}`] : []))];
}

function picture(src: string | undefined, { alt }: Record<string, Json>, plain: Plain): ElementContent[] {
  return src === undefined ? [] : [element('img', { src: plain.url(src), alt: text(alt) ?? '' })];
}

// Beside a heading of its own, text needs a paragraph.
function blocks(nodes: readonly BodyNode[], plain: Plain): ElementContent[] {
  const content = plain.nodes(nodes);
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

/** @returns an HTML element, children that are text as strings */
export function element(tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}
