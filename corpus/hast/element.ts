import type { Element, ElementContent, Properties } from 'hast';
import { toString } from 'hast-util-to-string';

/** @returns an HTML element. Strings among the children become text nodes */
export function element(tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** Whether an element has a class. */
export function hasClass({ className }: Properties, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/**
 * Elements whose content browsers parse as plain text. Child elements are not allowed in them. If an attribute value
 * contained the end tag, browsers would parse the remaining content as HTML.
 */
const textTags = new Set(['iframe', 'noembed', 'noframes', 'plaintext', 'textarea', 'xmp']);

/** @returns the children that an element may have: their text content, if browsers parse its content as plain text */
export function contentOf(tagName: string, children: ElementContent[]): ElementContent[] {
  if (!textTags.has(tagName) || children.every(({ type }) => type === 'text')) return children;
  return [{ type: 'text', value: toString({ type: 'root', children }) }];
}
