import type { ElementContent, Properties } from 'hast';
import { texOf } from '../body/tex-of.ts';
import type { BodyElement, BodyNode } from '../types.ts';
import { contentOf, element } from './element.ts';
import { expandComponent, type Expansion } from './expand-component.ts';

/**
 * Converts a body to plain HTML, for readers outside of the site. Components are expanded, formulas become TeX, and
 * content that needs a browser or scripts is removed.
 *
 * @param url converts addresses of links and files
 */
export function plainBody(nodes: readonly BodyNode[], url: (url: string) => string): ElementContent[] {
  const plain: Expansion = {
    nodes(children) {
      const made: ElementContent[] = [];
      for (const node of children) plainNode(node, plain, made);
      return made;
    },
    url,
  };
  return plain.nodes(nodes);
}

/** Converts a node. @param made receives the converted nodes */
function plainNode(node: BodyNode, plain: Expansion, made: ElementContent[]): void {
  if (node.type === 'text') made.push({ type: 'text', value: node.value });
  else if (node.type === 'component') made.push(...expandComponent(node, plain));
  else if (media.has(node.tagName)) made.push(...mediaLink(node.properties, plain));
  else if (node.tagName !== 'svg') made.push(formulaOf(node) ?? plainElement(node, plain));
}

function plainElement({ tagName, properties, children }: BodyElement, plain: Expansion): ElementContent {
  const content = contentOf(tagName, plain.nodes(children));
  return { type: 'element', tagName, properties: plainProperties(properties, plain), children: content };
}

/**
 * @returns an element with the TeX source of a formula; undefined for other elements. If `node` is a paragraph that
 * contains only a display formula, the result replaces the paragraph
 */
export function formulaOf(node: BodyElement): ElementContent | undefined {
  const only = node.children.length === 1 ? node.children[0] : undefined;
  if (node.tagName === 'p' && only?.type === 'element') {
    const formula = texOf(only);
    return formula?.isDisplayed
      ? element('pre', {}, element('code', { className: ['language-math', 'math-display'] }, formula.tex))
      : undefined;
  }
  const formula = texOf(node);
  return formula && element('code', { className: ['language-math', 'math-inline'] }, formula.tex);
}

const media = new Set(['audio', 'iframe', 'video']);

// Returns a link with the title of a frame or player, because feed readers remove frames and players.
function mediaLink({ src, title }: BodyElement['properties'], plain: Expansion): ElementContent[] {
  if (typeof src !== 'string') return [];
  const href = plain.url(src);
  return [element('p', {}, element('a', { href }, typeof title === 'string' ? title : href))];
}

const kept = new Set([
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'id',
  'align',
  'colSpan',
  'rowSpan',
  'start',
  'type',
  'checked',
  'disabled',
  'open',
  'dir',
  'lang',
  'className',
  'dataFootnoteRef',
  'dataFootnotes',
  'dataFootnoteBackref',
]);

function plainProperties(properties: BodyElement['properties'], plain: Expansion): Properties {
  const made: Properties = {};
  for (const name in properties) {
    const value = properties[name];
    if (kept.has(name) && value !== null)
      made[name] = (name === 'href' || name === 'src') && typeof value === 'string' ? plain.url(value) : value;
  }
  return made;
}
