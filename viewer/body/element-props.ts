import { isSafeUrl } from '../../corpus/url/policy.ts';
import type { BodyElement, PropertyValue } from '../../corpus/schema/index.ts';
import { styleObject } from './style-object.ts';

/** hast's names of the few properties that React spells in another way. */
const reactNames: Record<string, string> = {
  classId: 'classID',
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
const urls = new Set(['href', 'src', 'action', 'formAction', 'poster', 'cite', 'background', 'xLinkHref', 'data']);
const refused = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'innerHTML',
  'is',
  'key',
  'ref',
  'srcDoc',
  'suppressHydrationWarning',
]);

/**
 * Turns hast's properties into React's props. What could run code is left out: the corpus is not trusted.
 *
 *     {className: ['a', 'b'], ariaHidden: 'true', style: 'color: red'}
 *     {className: 'a b', 'aria-hidden': 'true', style: {color: 'red'}}
 */
export function elementProps({ tagName, properties }: BodyElement): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || !isSafe(tagName, name, value)) continue;
    if (name === 'style') props.style = styleObject(String(value));
    else props[propName(tagName, name)] = propValue(name, value);
  }
  return props;
}

function isSafe(tagName: string, name: string, value: PropertyValue): boolean {
  if (refused.has(name) || /^on/i.test(name) || !/^[a-z][\w:.-]*$/i.test(name)) return false;
  if (name === 'srcSet') return !/(?:^|[\s,])\s*(?:javascript|vbscript):/i.test(String(value));
  const kind = tagName === 'img' || tagName === 'image' ? 'image' : 'link';
  return !urls.has(name) || isSafeUrl(String(value), kind);
}

function propName(tagName: string, name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  if (/^data[A-Z0-9]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if ((name === 'value' || name === 'checked') && tagName !== 'input') return name;
  return Object.hasOwn(reactNames, name) ? reactNames[name]! : name;
}

function propValue(name: string, value: PropertyValue): unknown {
  return Array.isArray(value) ? value.join(commaSeparated.has(name) ? ', ' : ' ') : value;
}
