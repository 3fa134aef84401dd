// Rules of HTML nesting. If an element is not allowed inside its parent, browsers move or drop the element.
import { byWord, words } from '../values/words.ts';

const set = (names: string): ReadonlySet<string> => new Set(words(names));

/** HTML elements that have neither content nor closing tag. */
export const htmlVoidElements = set('area base br col embed hr img input link meta param source track wbr');

/** Elements that browsers may move for reasons other than their ancestors. HTML that contains one is always parsed. */
const special = set(
  'applet base body center frame frameset head html image isindex link listing marquee meta noembed noframes noscript object plaintext template title xmp',
);
/** Elements that close an open `<p>`. */
const endsParagraph = set(
  'address article aside blockquote dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/**
 * Elements that must not contain an element with the same name, directly or indirectly. Browsers close or drop one of
 * the two.
 */
const never = set('a button form nobr p');
const heading = /^h[1-6]$/;
/** Element → the only parents that may contain it. */
const inside = byWord([
  ['caption colgroup thead tbody tfoot', set('table')],
  ['col', set('colgroup')],
  ['tr', set('thead tbody tfoot')],
  ['td th', set('tr')],
  ['option', set('select optgroup datalist')],
  ['optgroup', set('select')],
  ['rb rp rt rtc', set('ruby')],
]);
/** Elements that browsers allow to contain only certain elements. */
export const restrictsChildren = set('table thead tbody tfoot tr colgroup select optgroup option');
/** List items: element → open elements that the item closes, unless a list is in between. */
const items = byWord([
  ['li', { ends: set('li'), lists: set('ul ol menu dir') }],
  ['dt dd', { ends: set('dt dd'), lists: set('dl') }],
]);
/** HTML elements that close an open SVG or MathML element. */
const endsDrawing = set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strike strong style script sub sup table tt u ul var font foreignobject annotation-xml iframe textarea select input button',
);

/** Elements in SVG and MathML whose content is parsed as HTML. */
const containsHtml = set('mi mo mn ms mtext annotation-xml desc title foreignobject');

/** @returns whether an HTML parser may move an element inside SVG or MathML, or end the SVG or MathML before it */
export function isDoubtfulInDrawing(name: string, open: readonly string[]): boolean {
  return endsDrawing.has(name) || containsHtml.has(open.at(-1) ?? '');
}

/** @returns whether an element must not be inside an element with the same name */
export function isUniqueAround(name: string): boolean {
  return never.has(name);
}

/**
 * Whether browsers may move an element. True means that the HTML must be parsed to find out. False is certain.
 *
 * @param open names of the ancestors, outermost first
 * @param counts number of open elements by name, for elements that must not contain each other
 */
export function isDoubtful(
  name: string,
  isClosed: boolean,
  open: readonly string[],
  counts: Readonly<Record<string, number>>,
): boolean {
  const around = open.at(-1) ?? '';
  if (special.has(name) || (isClosed && !htmlVoidElements.has(name))) return true;
  if (never.has(name) && counts[name]! > 0) return true;
  if (counts.p! > 0 && endsParagraph.has(name)) return true;
  const places = inside.get(name);
  if (places ? !places.has(around) : restrictsChildren.has(around)) return true;
  if (heading.test(name) && heading.test(around)) return true;
  const item = items.get(name);
  if (!item || item.lists.has(around)) return false;
  const last = open.findLast((other) => item.lists.has(other) || item.ends.has(other));
  return last !== undefined && item.ends.has(last);
}
