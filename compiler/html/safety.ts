import type { Element, Properties } from 'hast';
import { isSafeUrl, runsAsUrl } from '../../corpus/url/policy.ts';
import type { Json } from '../../corpus/schema/json.ts';
import { readSrcSet } from '../../corpus/url/srcset.ts';
import { isSafeValue, safeData, withoutHandlers } from '../../corpus/url/safe-data.ts';
import { words } from '../values/words.ts';

/** What was left out of HTML because it could run code or load foreign documents. */
export type SafetyFault = { rule: 'unsafe-html'; what: string } | { rule: 'unsafe-url'; url: string };

/**
 * Elements that run code, embed documents of any kind, change the page around them, or hold what is read as no element.
 * Browsers know them in any case.
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
/** Attributes that hold a document, or that scripts and frameworks take for HTML; `ping` tells others what a reader does. */
const refused = /^(?:srcdoc|innerhtml|outerhtml|dangerouslysetinnerhtml|ping)$/i;
const images = new Set(['img', 'image', 'source', 'video']);

/** @returns whether an element may be in a page; `report` is called when not */
export function isSafeElement({ tagName }: Element, report: (fault: SafetyFault) => void): boolean {
  if (!unsafeTags.has(tagName.toLowerCase())) return true;
  report({ rule: 'unsafe-html', what: `<${tagName}>` });
  return false;
}

/** @returns the properties of an element that may be in a page; `report` is called for each that may not */
export function safeProperties({ tagName, properties }: Element, report: (fault: SafetyFault) => void): Properties {
  const unsafe = Object.keys(properties).filter((name) => !isSafeProperty(name, properties[name], tagName, report));
  if (unsafe.length === 0) return properties;
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !unsafe.includes(name)));
}

function isSafeProperty(
  name: string,
  value: Properties[string],
  tagName: string,
  report: (fault: SafetyFault) => void,
): boolean {
  if (/^on/i.test(name) || refused.test(name)) {
    report({ rule: 'unsafe-html', what: `the attribute "${name.toLowerCase()}"` });
    return false;
  }
  const unsafe =
    addressesIn(name, value).find((url) => !isAllowed(url, name, tagName)) ??
    // Scripts of the site may take any attribute for an address.
    [value].flat().find((text) => typeof text === 'string' && runsAsUrl(text) && !isSafeValue(nameOf(name), text));
  if (typeof unsafe === 'string') report({ rule: 'unsafe-url', url: unsafe });
  return unsafe === undefined;
}

/** `dataTitle` → `title`, `ariaDescription` → `description` */
function nameOf(property: string): string {
  return property.replace(/^(?:data|aria)(?=[A-Z])/, '');
}

function addressesIn(name: string, value: Properties[string]): string[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (name === 'srcSet') return readSrcSet(value).map(({ url }) => url);
  return addresses.has(name) ? [String(value)] : [];
}

function isAllowed(url: string, name: string, tagName: string): boolean {
  if (tagName === 'iframe' && name === 'src' && /^\s*http:/i.test(url)) return false;
  return isSafeUrl(url, images.has(tagName) && name !== 'action' ? 'image' : 'link');
}

/** How deep markup may nest: far above what people write, far below what overflows a recursive walk. */
export const maxDepth = 200;

/**
 * The props of a component that may be in a page, at any depth: a component may hand what it is given to an element.
 * `report` is called for each that may not.
 */
export function safeProps(props: Record<string, Json>, report: (fault: SafetyFault) => void): Record<string, Json> {
  const addressed = safeData(props, (url) => report({ rule: 'unsafe-url', url }));
  return withoutHandlers(addressed, (name) => report({ rule: 'unsafe-html', what: `the attribute "${name}"` }));
}
