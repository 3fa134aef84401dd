import type { Element, ElementContent, Properties } from 'hast';
import { toString } from 'hast-util-to-string';

/** @returns an HTML element, children that are text as strings */
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
 * Elements in which a browser reads text and no elements. What an attribute of an element in them says would count as
 * their end, and what comes after it as HTML.
 */
const textTags = new Set(['iframe', 'noembed', 'noframes', 'plaintext', 'textarea', 'xmp']);

/** @returns what may be in an element of that name: its text alone where a browser would see nothing else */
export function contentOf(tagName: string, children: ElementContent[]): ElementContent[] {
  if (!textTags.has(tagName) || children.every(({ type }) => type === 'text')) return children;
  return [{ type: 'text', value: toString({ type: 'root', children }) }];
}
