import { leaveToReact } from './hooks.ts';
import type { Props } from './kinds.ts';

/** Elements without content and without an end tag. */
export const voidTags = new Set([
  'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'keygen', 'link', 'meta', 'param', 'source', 'track', 'wbr',
]); // prettier-ignore

/** Elements for which React has special rules, and elements that React moves into the head. */
const ownTags = new Set([
  'base', 'body', 'head', 'html', 'link', 'listing', 'menuitem', 'meta', 'noscript', 'object', 'script', 'style', 'title',
]); // prettier-ignore
/** Names with a hyphen that belong to SVG or MathML, and not to custom elements. */
const hyphenatedTags = new Set([
  'annotation-xml', 'color-profile', 'font-face', 'font-face-format', 'font-face-name', 'font-face-src', 'font-face-uri',
  'missing-glyph',
]); // prettier-ignore

/**
 * Throws `Unlike` for elements that React rejects or writes with special rules, so that React itself renders the
 * tree.
 */
export function refuseTag(tag: string, props: Props, isInSvg: boolean): void {
  const isLabel = isInSvg && tag === 'title' && typeof props.children === 'string';
  if (ownTags.has(tag) && !isLabel) leaveToReact(`<${tag}> may belong elsewhere.`);
  if (!/^[a-z][a-z\d]*$/i.test(tag) && !hyphenatedTags.has(tag)) leaveToReact(`<${tag}> is a custom element.`);
  const { children, dangerouslySetInnerHTML: inner } = props;
  if (voidTags.has(tag) && (children ?? inner) !== undefined) leaveToReact(`<${tag}> must be empty.`);
  if (inner !== undefined && inner !== null && (children !== undefined || !isInnerHtml(inner) || tag === 'pre'))
    leaveToReact(`<${tag}> has dangerouslySetInnerHTML.`);
  if (
    tag === 'textarea' &&
    (children !== undefined || String(props.value ?? props.defaultValue ?? '').startsWith('\n'))
  )
    leaveToReact('React renders the text of an editable element in a special way.');
  if (tag === 'select' && Array.isArray(props.value ?? props.defaultValue))
    leaveToReact('A <select> has several selected options.');
  if (tag === 'option' && typeof (children ?? '') !== 'string')
    leaveToReact('An <option> consists of several strings.');
  for (const name in props) refuseProp(name, props[name]);
}

/** Props that contain addresses. */
const addresses = new Set(['action', 'formAction', 'href', 'src', 'xlinkHref']);

function refuseProp(name: string, value: unknown): void {
  if (name === 'style' && typeof (value ?? {}) !== 'object') leaveToReact('The style of an element is not an object.');
  if (!addresses.has(name) || value === undefined || value === null) return;
  if (typeof value === 'function') leaveToReact('The action of a form is a function.');
  if (value === '' || isScript(value)) leaveToReact('An attribute for an address is empty, or contains a script.');
}

function isInnerHtml(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '__html' in value;
}

// Whether an address runs code. Browsers skip control characters before the scheme, and line breaks in the scheme.
function isScript(address: unknown): boolean {
  // eslint-disable-next-line no-control-regex -- browsers skip these characters
  return /^[\u0000-\u0020]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a/i.test(String(address));
}
