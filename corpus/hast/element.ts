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
 * Elements whose content browsers parse as plain text. An attribute value inside them could contain their end tag, and
 * browsers would parse the rest as HTML.
 */
const textTags = new Set(['iframe', 'noembed', 'noframes', 'plaintext', 'textarea', 'xmp']);

/** @returns the allowed content of an element: only the text content, if browsers parse it as plain text */
export function contentOf(tagName: string, children: ElementContent[]): ElementContent[] {
  if (!textTags.has(tagName) || children.every(({ type }) => type === 'text')) return children;
  return [{ type: 'text', value: toString({ type: 'root', children }) }];
}
