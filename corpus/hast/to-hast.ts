// Converts bodies to HTML trees: `@lectern/corpus/hast`.
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
  /**
   * The base of absolute addresses: the address of the site, such as `site.url`. If only nodes are given, the address
   * of their page.
   */
  base?: string | URL | undefined;
  /**
   * How to convert formulas. `layout` keeps KaTeX's HTML, which needs KaTeX's style sheet. `tex` returns the source in
   * `code.language-math`, for rehype-katex, rehype-mathjax and similar plugins.
   */
  formulas?: 'layout' | 'tex' | undefined;
  /** Name of a component → its custom conversion. */
  components?: Record<string, ComponentToHast> | undefined;
}

/**
 * @param inner converts nodes, such as the children of the component
 * @returns hast nodes; undefined for the default conversion
 */
export type ComponentToHast = (
  component: BodyComponent,
  inner: (nodes: readonly BodyNode[]) => HastNode[],
) => HastNode | HastNode[] | undefined;

/**
 * Converts a page, a body or nodes to a plain HTML tree, for rehype and other tools that read hast. Components become
 * elements: a code block `pre > code`, an admonition `blockquote.admonition`, tabs a list. The tree of a page begins
 * with the page's title.
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
