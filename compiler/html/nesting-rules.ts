// Where HTML lets elements stand. What it doesn't let stand somewhere, a browser puts elsewhere, or leaves out.
import { byWord, words } from '../values/words.ts';

const set = (names: string): ReadonlySet<string> => new Set(words(names));

/** Elements without content or closing tag. */
export const htmlVoidElements = set('area base br col embed hr img input link meta param source track wbr');

/** What these do depends on more than the elements around them. */
const special = set(
  'applet base body center frame frameset head html image isindex link listing marquee meta noembed noframes noscript object plaintext template title xmp',
);
/** They end a paragraph that is open. */
const endsParagraph = set(
  'address article aside blockquote dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/** One of these in another one of the same name ends that. */
const never = set('a button form nobr p');
const heading = /^h[1-6]$/;
/** Elements that stand in few others, and those. */
const inside = byWord([
  ['caption colgroup thead tbody tfoot', set('table')],
  ['col', set('colgroup')],
  ['tr', set('thead tbody tfoot')],
  ['td th', set('tr')],
  ['option', set('select optgroup datalist')],
  ['optgroup', set('select')],
  ['rb rp rt rtc', set('ruby')],
]);
/** Elements that hold few others. */
export const holdsFew = set('table thead tbody tfoot tr colgroup select optgroup option');
/** What an item ends when no list is in between. */
const items = byWord([
  ['li', { ends: set('li'), lists: set('ul ol menu dir') }],
  ['dt dd', { ends: set('dt dd'), lists: set('dl') }],
]);
/** In drawings and formulas these end the whole drawing. */
const endsDrawing = set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strike strong style script sub sup table tt u ul var font foreignobject annotation-xml iframe textarea select input button',
);

/** What is in these elements of drawings and formulas is HTML again. */
const holdsHtml = set('mi mo mn ms mtext annotation-xml desc title foreignobject');

/** @returns whether browsers might end a drawing or a formula at an element of it, or put that elsewhere */
export function isDoubtfulInDrawing(name: string, open: readonly string[]): boolean {
  return endsDrawing.has(name) || holdsHtml.has(open.at(-1) ?? '');
}

/** @returns whether no element of this name may lie in another one */
export function isUniqueAround(name: string): boolean {
  return never.has(name);
}

/**
 * @param open the names of the elements around it, the outermost first
 * @param counts how many of a name are open, of those that may not lie in each other
 * @returns whether browsers might put an element elsewhere than where it is written; `false` is certain
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
