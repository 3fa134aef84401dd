import type { ElementContent, Properties } from 'hast';
import type { BodyElement, BodyNode } from '../../corpus/index.ts';
import { isExternal } from '../../url/policy.ts';
import { element } from './element.ts';
import { plainComponent, type Plain } from './plain-component.ts';
import { texOf } from './tex-of.ts';

/**
 * A body as plain HTML, for readers outside of the site: components are expanded to what they show, addresses are
 * absolute, formulas are their TeX.
 *
 * @param pageUrl the absolute address of the page
 */
export function plainBody(nodes: readonly BodyNode[], pageUrl: string): ElementContent[] {
  const plain: Plain = {
    nodes: (children) => children.flatMap((node) => plainNode(node, plain)),
    url: (url) => absoluteUrl(url, pageUrl),
  };
  return plain.nodes(nodes);
}

function plainNode(node: BodyNode, plain: Plain): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type === 'component') return plainComponent(node, plain);
  const { tagName, properties, children } = node;
  const formula = formulaOf(node);
  if (formula) return [formula];
  if (tagName === 'svg') return [];
  if (tagName === 'iframe' || tagName === 'video' || tagName === 'audio') return mediaLink(properties, plain);
  return [element(tagName, plainProperties(properties, plain), ...plain.nodes(children))];
}

/** A displayed formula stands in a paragraph of its own. */
function formulaOf(node: BodyElement): ElementContent | undefined {
  const [only, ...others] = node.children;
  if (node.tagName === 'p' && others.length === 0 && only?.type === 'element') {
    const formula = texOf(only);
    return formula?.isDisplayed ? element('pre', {}, element('code', { className: ['language-math', 'math-display'] }, formula.tex)) : undefined;
  }
  const formula = texOf(node);
  return formula && element('code', { className: ['language-math', 'math-inline'] }, formula.tex);
}

// Feed readers leave out frames and players: a link says what was there.
function mediaLink({ src, title }: BodyElement['properties'], plain: Plain): ElementContent[] {
  if (typeof src !== 'string') return [];
  const href = plain.url(src);
  return [element('p', {}, element('a', { href }, typeof title === 'string' ? title : href))];
}

const kept = new Set([
  'href', 'src', 'alt', 'title', 'width', 'height', 'id', 'align', 'colSpan', 'rowSpan', 'start', 'type', 'checked', 'disabled', 'open', 'dir', 'lang', 'className',
  'dataFootnoteRef', 'dataFootnotes', 'dataFootnoteBackref',
]);

function plainProperties(properties: BodyElement['properties'], plain: Plain): Properties {
  const pairs = Object.entries(properties).filter(([name, value]) => kept.has(name) && value !== null);
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, (name === 'href' || name === 'src') && typeof value === 'string' ? plain.url(value) : value]),
  );
}

function absoluteUrl(url: string, pageUrl: string): string {
  return isExternal(url) || !URL.canParse(url, pageUrl) ? url : new URL(url, pageUrl).href;
}
