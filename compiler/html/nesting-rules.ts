// Where HTML allows elements. Browsers move or drop elements that are not allowed at their position.
import { byWord, words } from '../values/words.ts';

const set = (names: string): ReadonlySet<string> => new Set(words(names));

/** Elements without content or closing tag. */
export const htmlVoidElements = set('area base br col embed hr img input link meta param source track wbr');

/** Elements with parsing rules that depend on more than their ancestors. */
const special = set(
  'applet base body center frame frameset head html image isindex link listing marquee meta noembed noframes noscript object plaintext template title xmp',
);
/** Elements that end an open paragraph. */
const endsParagraph = set(
  'address article aside blockquote dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/** Elements that end an open element of the same name. */
const never = set('a button form nobr p');
const heading = /^h[1-6]$/;
/** Elements that are only allowed in a few parents, with these parents. */
const inside = byWord([
  ['caption colgroup thead tbody tfoot', set('table')],
  ['col', set('colgroup')],
  ['tr', set('thead tbody tfoot')],
  ['td th', set('tr')],
  ['option', set('select optgroup datalist')],
  ['optgroup', set('select')],
  ['rb rp rt rtc', set('ruby')],
]);
/** Elements that allow only a few child elements. */
export const holdsFew = set('table thead tbody tfoot tr colgroup select optgroup option');
/** Elements that end an open item, unless a list is in between. */
const items = byWord([
  ['li', { ends: set('li'), lists: set('ul ol menu dir') }],
  ['dt dd', { ends: set('dt dd'), lists: set('dl') }],
]);
/** HTML elements that end an SVG or MathML element around them. */
const endsDrawing = set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strike strong style script sub sup table tt u ul var font foreignobject annotation-xml iframe textarea select input button',
);

/** Elements of SVG and MathML with HTML content. */
const holdsHtml = set('mi mo mn ms mtext annotation-xml desc title foreignobject');

/** @returns whether browsers might end an SVG or MathML element at this element, or move the element */
export function isDoubtfulInDrawing(name: string, open: readonly string[]): boolean {
  return endsDrawing.has(name) || holdsHtml.has(open.at(-1) ?? '');
}

/** @returns whether an element of this name must not be in another one with the same name */
export function isUniqueAround(name: string): boolean {
  return never.has(name);
}

/**
 * @param open the names of the ancestors, the outermost first
 * @param counts the numbers of open elements by name, for elements that must not be nested in each other
 * @returns whether browsers might move the element; `false` is certain
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
  if (places ? !places.has(around) : holdsFew.has(around)) return true;
  if (heading.test(name) && heading.test(around)) return true;
  const item = items.get(name);
  if (!item || item.lists.has(around)) return false;
  const last = open.findLast((other) => item.lists.has(other) || item.ends.has(other));
  return last !== undefined && item.ends.has(last);
}
