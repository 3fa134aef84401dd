// Turns bodies into trees of HTML: `@lectern/corpus/hast`.
import type { ElementContent, Properties } from 'hast';
import type { Body, BodyComponent, BodyElement, BodyNode, Page } from '../types.ts';
import { readSrcSet, writeSrcSet } from '../url/srcset.ts';
import { contentOf } from './element.ts';
import { expandComponent, type Expansion } from './expand-component.ts';
import type { HastNode, HastRoot } from './hast.ts';
import { formulaOf } from './plain-body.ts';
import { shownContent } from './shown-content.ts';

export type { HastElement, HastNode, HastRoot, HastText } from './hast.ts';

export interface HastOptions {
  /** The site's address, such as `site.url`: addresses become absolute. Where nodes are given, that of their page. */
  base?: string | URL | undefined;
  /**
   * `layout` leaves formulas as KaTeX has laid them out, for its style sheet; `tex` gives their source as
   * `code.language-math`, for rehype-katex, rehype-mathjax and the like.
   */
  formulas?: 'layout' | 'tex' | undefined;
  /** What becomes of components, by their names, in place of what is made of them otherwise. */
  components?: Record<string, ComponentToHast> | undefined;
}

/**
 * @param inner turns nodes, such as the component's children, into hast
 * @returns nothing for what is made of the component otherwise
 */
export type ComponentToHast = (
  component: BodyComponent,
  inner: (nodes: readonly BodyNode[]) => HastNode[],
) => HastNode | HastNode[] | undefined;

/**
 * A page, a body or some nodes as a tree of HTML alone, for rehype and whatever else takes hast. Components become
 * elements: a code block `pre > code`, an admonition `blockquote.admonition`, tabs a list. A page begins with its title.
 */
export function toHast(tree: Page | Body | BodyNode | readonly BodyNode[], options: HastOptions = {}): HastRoot {
  const { base, formulas = 'layout', components = {} } = options;
  const { nodes, url, titled } = shownContent(tree, base);
  const expansion: Expansion = { nodes: (children) => children.flatMap(convert), url };
  return { type: 'root', children: titled(expansion.nodes(nodes)) as HastNode[] };

  function convert(node: BodyNode): ElementContent | ElementContent[] {
    if (node.type === 'text') return { type: 'text', value: node.value };
    if (node.type === 'component') return own(node) ?? expandComponent(node, expansion);
    return (formulas === 'tex' ? formulaOf(node) : undefined) ?? convertElement(node);
  }

  function own(node: BodyComponent): ElementContent | ElementContent[] | undefined {
    if (!Object.hasOwn(components, node.name)) return undefined;
    return components[node.name]!(node, (inner) => expansion.nodes(inner) as HastNode[]) as
      | ElementContent[]
      | undefined;
  }

  function convertElement({ tagName, properties, children }: BodyElement): ElementContent {
    const content = contentOf(tagName, expansion.nodes(children));
    return { type: 'element', tagName, properties: absolute(properties), children: content };
  }

  function absolute(properties: BodyElement['properties']): Properties {
    const made: Properties = { ...properties };
    for (const name of ['href', 'src', 'poster', 'cite', 'xLinkHref', 'background']) {
      const value = made[name];
      if (typeof value === 'string') made[name] = url(value);
    }
    if (made.srcSet !== undefined)
      made.srcSet = writeSrcSet(readSrcSet(made.srcSet).map((image) => ({ ...image, url: url(image.url) })));
    return made;
  }
}
