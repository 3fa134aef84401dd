import type { ElementContent, Properties } from 'hast';
import { texOf } from '../body/tex-of.ts';
import type { BodyElement, BodyNode } from '../types.ts';
import { contentOf, element } from './element.ts';
import { expandComponent, type Expansion } from './expand-component.ts';

/**
 * Converts a body to plain HTML, for readers outside of the site. Components are expanded, formulas become their TeX,
 * and content that only browsers can show is removed.
 *
 * @param url converts the addresses
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

/** @param made receives the converted nodes */
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

/** @returns a formula as its TeX. For a display formula, the result replaces its paragraph. */
export function formulaOf(node: BodyElement): ElementContent | undefined {
  const [only, ...others] = node.children;
  if (node.tagName === 'p' && others.length === 0 && only?.type === 'element') {
    const formula = texOf(only);
    return formula?.isDisplayed
      ? element('pre', {}, element('code', { className: ['language-math', 'math-display'] }, formula.tex))
      : undefined;
  }
  const formula = texOf(node);
  return formula && element('code', { className: ['language-math', 'math-inline'] }, formula.tex);
}

const media = new Set(['audio', 'iframe', 'video']);

// Feed readers remove frames and players: a link with their title replaces them.
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
