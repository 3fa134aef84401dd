/** Marks a function as a placeholder for a package that is not installed. */
export const placeholderMark = 'lectern.placeholder';

/** Whether a value is a placeholder for a package that is not installed. */
export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'function' && Symbol.for(placeholderMark) in value;
}

/**
 * Source of a module that replaces a package that is not installed. All its exports, and all results of its
 * functions, are the placeholder itself. The placeholder iterates as an empty list and converts to an empty string.
 * As a component, it renders its children, so a missing wrapper component doesn't hide the page.
 */
export const placeholder = `const get = (target, key) => {
  if (key === Symbol.toPrimitive) return () => '';
  if (key === Symbol.iterator) return () => [][Symbol.iterator]();
  if (key === 'length') return 0;
  // Otherwise the placeholder would be taken for a class component, a promise or an element.
  if (key === 'prototype') return {};
  return typeof key === 'symbol' || key === 'then' || key === '$$typeof' ? undefined : placeholder;
};
// Only elements and strings are rendered. "children" may also be a render function, or a key of a schema.
const isShown = (children) =>
  typeof children === 'string' ||
  (typeof children === 'object' &&
    children !== null &&
    ('$$typeof' in children || (Array.isArray(children) && children.some(isShown))));
// Bundlers find the names of the exports in this source text.
const names = new Proxy(Object.create(null), { get });
const target = Object.assign(function placeholder() {}, { [Symbol.for('${placeholderMark}')]: true });
const traps = {
  get,
  has: (target, key) => key in target,
  apply: (target, self, [given]) => (isShown(given?.children) ? given.children : answer),
  construct: () => placeholder,
  getPrototypeOf: () => names,
};
const placeholder = new Proxy(target, traps);
// The result of a call can be awaited.
const then = (done, failed) => new Promise((resolve) => resolve(placeholder)).then(done, failed);
const answer = new Proxy(target, { ...traps, get: (target, key) => (key === 'then' ? then : get(target, key)) });
module.exports = placeholder;
`;
