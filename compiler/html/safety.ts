import type { Element, Properties } from 'hast';
import { isSafeUrl, runsAsUrl } from '../../corpus/url/policy.ts';
import type { PropertyValue } from '../../corpus/schema/body.ts';
import type { Json } from '../../corpus/schema/json.ts';
import { readSrcSet } from '../../corpus/url/srcset.ts';
import { isSafeValue, safeData, withoutHandlers } from '../../corpus/url/safe-data.ts';
import { words } from '../values/words.ts';

/** An element, attribute or address that was removed from HTML, because it could run code or load other documents. */
export type SafetyProblem = { rule: 'unsafe-html'; code: string } | { rule: 'unsafe-url'; url: string };

/**
 * Elements that run code, embed documents, change the surrounding page, or whose content is not parsed as elements.
 * The list contains only elements that browsers support.
 */
const unsafeTags = new Set(
  words(`
  script style object embed applet base meta link title frame frameset noembed noframes noscript plaintext
  template xmp animate animatemotion animatetransform set
`),
);

/** Properties whose value is an address. */
const addresses = new Set(
  words(`
  href src xLinkHref poster action formAction cite background longDesc manifest data
`),
);
/**
 * Attributes that are always removed. They contain a document, or frameworks insert their value as HTML. `ping` sends
 * requests to other servers.
 */
const refused = /^(?:srcdoc|innerhtml|outerhtml|dangerouslysetinnerhtml|ping)$/i;
const images = new Set(['img', 'image', 'source', 'video']);

/** @returns whether an element is safe. If not, calls `report` */
export function isSafeElement({ tagName }: Element, report: (problem: SafetyProblem) => void): boolean {
  if (!unsafeTags.has(tagName.toLowerCase())) return true;
  report({ rule: 'unsafe-html', code: `<${tagName}>` });
  return false;
}

/** @returns the safe properties of an element that have a value. Calls `report` for each unsafe one */
export function safeProperties(
  { tagName, properties }: Element,
  report: (problem: SafetyProblem) => void,
): Record<string, PropertyValue> {
  const safe: Record<string, PropertyValue> = {};
  for (const name in properties) {
    const value = properties[name];
    if (isSafeProperty(name, value, tagName, report) && value !== undefined && value !== null && value !== false)
      safe[name] = value;
  }
  return safe;
}

function isSafeProperty(
  name: string,
  value: Properties[string],
  tagName: string,
  report: (problem: SafetyProblem) => void,
): boolean {
  if (/^on/i.test(name) || refused.test(name)) {
    report({ rule: 'unsafe-html', code: `the attribute "${name.toLowerCase()}"` });
    return false;
  }
  // Attributes with any name are checked, because the site's code may use any of them as an address.
  const runs = (text: unknown) => typeof text === 'string' && runsAsUrl(text) && !isSafeValue(nameOf(name), text);
  const unsafe =
    addressesIn(name, value)?.find((url) => !isAllowed(url, name, tagName)) ??
    (Array.isArray(value) ? value.find(runs) : runs(value) ? value : undefined);
  if (typeof unsafe === 'string') report({ rule: 'unsafe-url', url: unsafe });
  return unsafe === undefined;
}

/** Removes the prefix of a property: `dataTitle` → `title`, `ariaDescription` → `description`. */
function nameOf(property: string): string {
  return property.replace(/^(?:data|aria)(?=[A-Z])/, '');
}

function addressesIn(name: string, value: Properties[string]): string[] | undefined {
  if (value === null || value === undefined || typeof value === 'boolean') return undefined;
  if (name === 'srcSet') return readSrcSet(value).map(({ url }) => url);
  return addresses.has(name) ? [String(value)] : undefined;
}

function isAllowed(url: string, name: string, tagName: string): boolean {
  if (tagName === 'iframe' && name === 'src' && /^\s*http:/i.test(url)) return false;
  return isSafeUrl(url, images.has(tagName) && name !== 'action' ? 'image' : 'link');
}

/**
 * Maximum depth of elements. Real content is far less deep. Recursive functions would overflow the stack only with a
 * far greater depth.
 */
export const maxDepth = 200;

/**
 * Returns the safe props of a component. Nested values are also checked, because a component may pass its props to an
 * element. Calls `report` for each unsafe prop.
 */
export function safeProps(props: Record<string, Json>, report: (problem: SafetyProblem) => void): Record<string, Json> {
  const addressed = safeData(props, (url) => report({ rule: 'unsafe-url', url }));
  return withoutHandlers(addressed, (name) => report({ rule: 'unsafe-html', code: `the attribute "${name}"` }));
}
