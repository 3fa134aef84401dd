import type { Element, ElementContent, Properties } from 'hast';

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
