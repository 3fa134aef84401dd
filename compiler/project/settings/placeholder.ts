import { placeholderMark } from '../../docusaurus/placeholders.ts';

/**
 * A module that replaces a package that is not installed, as text: every export of it is itself, and so is
 * what it returns when it is called; as a list it is empty, as text it is nothing, and drawn it shows what is inside it:
 * what wraps a page must not take the page away.
 */
export const placeholder = `const get = (target, key) => {
  if (key === Symbol.toPrimitive) return () => '';
  if (key === Symbol.iterator) return () => [][Symbol.iterator]();
  if (key === 'length') return 0;
  // So that it is not taken for a class component, a promise or an element.
  if (key === 'prototype') return {};
  return typeof key === 'symbol' || key === 'then' || key === '$$typeof' ? undefined : placeholder;
};
// Not a function that makes what is shown, which wants to know more, nor what only has that name, as in a schema.
const isShown = (children) =>
  typeof children === 'string' ||
  (typeof children === 'object' &&
    children !== null &&
    ('$$typeof' in children || (Array.isArray(children) && children.some(isShown))));
// Bundlers read the exports from the source text.
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
// What is called may be waited for as a promise is, whoever does it.
const then = (done, failed) => new Promise((resolve) => resolve(placeholder)).then(done, failed);
const answer = new Proxy(target, { ...traps, get: (target, key) => (key === 'then' ? then : get(target, key)) });
module.exports = placeholder;
`;
