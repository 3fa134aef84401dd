import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { BodyElement, BodyNode } from '../../corpus/schema/body.ts';
import { inlineStyles } from './inline-styles.ts';
import { maxDepth } from './safety.ts';
import { tagDepth } from './lower-html.ts';
import { toBody } from './to-body.ts';

/**
 * Converts an SVG file to a body element. Code, external resources and editor metadata are removed. The title of the
 * SVG becomes its label.
 *
 * @returns the element, or the reason why a page can't contain the SVG
 */
export function lowerSvg(text: string): BodyElement | { reason: string } {
  const svg = parsedSvg(text);
  if ('reason' in svg) return svg;
  const title = svg.children.find((child) => child.type === 'element' && child.tagName === 'title');
  const [element] = toBody([inlineStyles(svg)]).map(selfContained) as [BodyElement];
  const label = title && toString(title).trim();
  return label ? labelled(element, label) : element;
}

/** Converts an SVG file to a body element. Unlike `lowerSvg`, keeps external resources, metadata and the title. */
export function lowerWholeSvg(text: string): BodyElement | undefined {
  const svg = parsedSvg(text);
  return 'reason' in svg ? undefined : (toBody([inlineStyles(svg)])[0] as BodyElement);
}

function parsedSvg(text: string): Element | { reason: string } {
  if (tagDepth(text).depth > maxDepth) return { reason: 'the SVG is nested too deeply' };
  return findSvg(fromHtml(text, { fragment: true })) ?? { reason: 'the file has no <svg> element' };
}

/** @returns the SVG with an accessible name */
export function labelled(svg: BodyElement, label: string): BodyElement {
  return { ...svg, properties: { ...svg.properties, role: 'img', ariaLabel: label } };
}

function findSvg(node: Root | RootContent): Element | undefined {
  if (node.type === 'element' && node.tagName === 'svg') return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findSvg(child);
    if (found) return found;
  }
  return undefined;
}

/** Matches elements that contain HTML, or metadata of graphics editors. */
const foreignTags = /^(?:foreignObject|metadata|desc)$|:/;

function selfContained(node: BodyNode): BodyNode {
  if (node.type !== 'element') return node;
  const properties = Object.entries(node.properties).filter(
    ([name, value]) => !isForeign(name, String(value), node.tagName),
  );
  const children = node.children.filter((child) => child.type !== 'element' || !foreignTags.test(child.tagName));
  const shown =
    node.tagName === 'text' || node.tagName === 'tspan'
      ? children
      : children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return { ...node, properties: Object.fromEntries(properties), children: shown.map(selfContained) };
}

// Whether an attribute belongs to the namespace of a graphics editor. The name of such an attribute contains a colon.
// In hast, names of known attributes don't: `xLinkHref`.
function isForeign(name: string, value: string, tagName: string): boolean {
  if (name.includes(':') || name === 'xmlnsXLink') return true;
  if (name === 'href' || name === 'xLinkHref') return tagName !== 'a' && !/^#|^data:image\//.test(value);
  return /url\(\s*["']?(?!\s*["']?#)/i.test(value);
}
