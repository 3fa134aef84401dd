import { isSafeUrl } from '../../corpus/url/policy.ts';
import type { BodyElement } from '../../corpus/schema/index.ts';
import { styleObject } from './style-object.ts';

/** hast property → React prop, for the few properties with different spellings. */
const reactNames: Record<string, string> = {
  dataType: 'datatype',
  itemId: 'itemID',
  strokeDashArray: 'strokeDasharray',
  strokeDashOffset: 'strokeDashoffset',
  strokeLineCap: 'strokeLinecap',
  strokeLineJoin: 'strokeLinejoin',
  strokeMiterLimit: 'strokeMiterlimit',
  typeOf: 'typeof',
  xLinkActuate: 'xlinkActuate',
  xLinkArcRole: 'xlinkArcrole',
  xLinkHref: 'xlinkHref',
  xLinkRole: 'xlinkRole',
  xLinkShow: 'xlinkShow',
  xLinkTitle: 'xlinkTitle',
  xLinkType: 'xlinkType',
  xmlnsXLink: 'xmlnsXlink',
  checked: 'defaultChecked',
  value: 'defaultValue',
};

const commaSeparated = new Set(['accept', 'coords', 'sizes', 'srcSet']);
/**
 * Properties that contain addresses, in hast's spelling. `elementProps` removes properties with other spellings of
 * these names.
 */
const urls = new Set([
  'href', 'src', 'action', 'formAction', 'poster', 'cite', 'background', 'xLinkHref', 'data', 'longDesc',
]); // prettier-ignore
const plainUrls = new Set([...urls, 'xmlBase'].map(plain));
/**
 * Properties that run code, send the reader's actions to another host, or change the kind of an element.
 * `elementProps` removes them in every spelling.
 */
const refused = new Set([
  'attributename', 'children', 'dangerouslysetinnerhtml', 'innerhtml', 'outerhtml', 'innertext', 'textcontent', 'is', 'key',
  'ping', 'ref', 'srcdoc', 'suppresshydrationwarning',
]); // prettier-ignore
/**
 * Matches properties that are allowed on custom elements. React assigns other properties to the DOM object, where
 * they could replace its methods.
 */
const ofCustomElements = /^(?:className|dir|hidden|id|lang|part|role|slot|style|title|aria[A-Z]\w*|data[A-Z]\w*)$/;

function plain(name: string): string {
  return name.toLowerCase().replace(/[:._-]/g, '');
}

/**
 * Converts hast's properties to React's props. Omits properties that can run code, because the corpus is not trusted.
 *
 *     {className: ['a', 'b'], ariaHidden: 'true', style: 'color: red'}
 *     {className: 'a b', 'aria-hidden': 'true', style: {color: 'red'}}
 */
export function elementProps({ tagName, properties }: BodyElement): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const name in properties) {
    const given = properties[name]!;
    // Joins lists to one string, because the check must see the same string as the browser.
    const value = Array.isArray(given) ? given.join(commaSeparated.has(name) ? ', ' : ' ') : given;
    if (typeof value === 'object') continue;
    const text = String(value);
    if (isSafe(tagName, name, text)) props[propName(tagName, name)] = name === 'style' ? styleObject(text) : value;
  }
  return props;
}

function isSafe(tagName: string, name: string, value: string): boolean {
  const bare = plain(name);
  // The browser adds an image, frame or form with a `name` to `document`, where it could replace
  // `document.querySelector`.
  if (bare === 'name' && /^(?:im|if|fo)/i.test(tagName)) return false;
  if (refused.has(bare) || bare.startsWith('on') || !/^[a-z][\w:.-]*$/i.test(name)) return false;
  if (tagName.includes('-') && !ofCustomElements.test(name) && isPropertyOfAll(name)) return false;
  if (bare.endsWith('srcset')) return name === 'srcSet' && !/(?:^|[\s,])\s*(?:javascript|vbscript):/i.test(value);
  if (!plainUrls.has(bare)) return true;
  const kind = /^(?:img|image|feimage)$/i.test(tagName) ? 'image' : 'link';
  return urls.has(name) && isSafeUrl(value, kind);
}

function isPropertyOfAll(name: string): boolean {
  return typeof HTMLElement !== 'undefined' && name in HTMLElement.prototype;
}

function propName(tagName: string, name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  if (/^data[A-Z0-9]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if ((name === 'value' || name === 'checked') && tagName !== 'input') return name;
  return Object.hasOwn(reactNames, name) ? reactNames[name]! : name;
}
