import type { ElementContent, Properties } from 'hast';
import type { BodyElement, BodyNode } from '../../../corpus/schema/index.ts';
import { isExternal } from '../../../corpus/url/policy.ts';
import { element, plainComponent, type Plain } from './plain-component.ts';
import { texOf } from './tex-of.ts';

/**
 * A body as plain HTML, for readers outside of the site: components are expanded to what they show, addresses are
 * absolute, formulas are their TeX.
 *
 * @param pageUrl the absolute address of the page
 */
export function plainBody(nodes: readonly BodyNode[], pageUrl: string): ElementContent[] {
  const plain: Plain = {
    nodes(children) {
      const made: ElementContent[] = [];
      for (const node of children) plainNode(node, plain, made);
      return made;
    },
    url: (url) => absoluteUrl(url, pageUrl),
  };
  return plain.nodes(nodes);
}

/** @param made where what it becomes is put */
function plainNode(node: BodyNode, plain: Plain, made: ElementContent[]): void {
  if (node.type === 'text') made.push({ type: 'text', value: node.value });
  else if (node.type === 'component') made.push(...plainComponent(node, plain));
  else if (media.has(node.tagName)) made.push(...mediaLink(node.properties, plain));
  else if (node.tagName !== 'svg') made.push(formulaOf(node) ?? plainElement(node, plain));
}

function plainElement({ tagName, properties, children }: BodyElement, plain: Plain): ElementContent {
  return { type: 'element', tagName, properties: plainProperties(properties, plain), children: plain.nodes(children) };
}

/** A displayed formula is in a paragraph of its own. */
function formulaOf(node: BodyElement): ElementContent | undefined {
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

// Feed readers leave out frames and players: a link says what was there.
function mediaLink({ src, title }: BodyElement['properties'], plain: Plain): ElementContent[] {
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

function plainProperties(properties: BodyElement['properties'], plain: Plain): Properties {
  const made: Properties = {};
  for (const name in properties) {
    const value = properties[name];
    if (kept.has(name) && value !== null)
      made[name] = (name === 'href' || name === 'src') && typeof value === 'string' ? plain.url(value) : value;
  }
  return made;
}

function absoluteUrl(url: string, pageUrl: string): string {
  return isExternal(url) || !URL.canParse(url, pageUrl) ? url : new URL(url, pageUrl).href;
}
