import { htmlVoidElements } from '../html/void-elements.ts';
import type { Misplaced } from '../../viewer/html/page-renderer.ts';

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Of what is in these nothing is an element. */
const texts = set('script style textarea iframe');
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
const inside: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: set('table'),
  colgroup: set('table'),
  thead: set('table'),
  tbody: set('table'),
  tfoot: set('table'),
  col: set('colgroup'),
  tr: set('thead tbody tfoot'),
  td: set('tr'),
  th: set('tr'),
  option: set('select optgroup datalist'),
  optgroup: set('select'),
  rb: set('ruby'),
  rp: set('ruby'),
  rt: set('ruby'),
  rtc: set('ruby'),
};
/** Elements that hold few others. */
const holdsFew = set('table thead tbody tfoot tr colgroup select optgroup option');
/** What an item ends when no list is in between. */
const items: Readonly<Record<string, { ends: ReadonlySet<string>; lists: ReadonlySet<string> }>> = {
  li: { ends: set('li'), lists: set('ul ol menu dir') },
  dt: { ends: set('dt dd'), lists: set('dl') },
  dd: { ends: set('dt dd'), lists: set('dl') },
};
/** In drawings and formulas these end the whole drawing. */
const endsDrawing = set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strike strong style script sub sup table tt u ul var font foreignobject annotation-xml iframe textarea select input button',
);

const tags = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi;

/**
 * @returns the tags of HTML that browsers might read otherwise than they are written, judged by the elements that are open:
 *   where there are none, all elements are where they are written
 */
export function doubtfulTags(html: string): Misplaced[] {
  const doubtful: Misplaced[] = [];
  const open: string[] = [];
  /** How many of a name are open, of those that may not lie in each other. */
  const counts: Record<string, number> = {};
  let drawing: string | undefined;
  tags.lastIndex = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [whole, end, written] = tag;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    if (end) {
      if (open.at(-1) !== name) {
        doubtful.push({ name, at: tag.index });
        const place = open.lastIndexOf(name);
        if (place < 0) continue;
        open.length = place + 1;
      }
      open.pop();
      if (never.has(name)) counts[name] = Math.max(0, (counts[name] ?? 0) - 1);
      if (name === drawing && !open.includes(name)) drawing = undefined;
      continue;
    }
    const isClosed = whole.endsWith('/>');
    if (drawing === undefined ? isDoubtful(name, isClosed, open, counts) : endsDrawing.has(name))
      doubtful.push({ name, at: tag.index });
    if (drawing === undefined && texts.has(name)) tags.lastIndex = endOfText(html, name, tags.lastIndex);
    if (drawing === undefined ? htmlVoidElements.has(name) : isClosed) continue;
    open.push(name);
    if (never.has(name)) counts[name] = (counts[name] ?? 0) + 1;
    if (drawing === undefined && (name === 'svg' || name === 'math')) drawing = name;
  }
  if (open.length > 0) doubtful.push({ name: open[0]!, at: html.length });
  return doubtful;
}

/** @returns where the text of an element ends */
function endOfText(html: string, name: string, start: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = start;
  return end.exec(html)?.index ?? start;
}

function isDoubtful(
  name: string,
  isClosed: boolean,
  open: readonly string[],
  counts: Readonly<Record<string, number>>,
): boolean {
  const around = open.at(-1) ?? '';
  if (special.has(name) || (isClosed && !htmlVoidElements.has(name))) return true;
  if (never.has(name) && counts[name]! > 0) return true;
  if (counts.p! > 0 && endsParagraph.has(name)) return true;
  const places = Object.hasOwn(inside, name) ? inside[name] : undefined;
  if (places ? !places.has(around) : holdsFew.has(around)) return true;
  if (heading.test(name) && heading.test(around)) return true;
  const item = Object.hasOwn(items, name) ? items[name] : undefined;
  if (!item || item.lists.has(around)) return false;
  const last = open.findLast((other) => item.lists.has(other) || item.ends.has(other));
  return last !== undefined && item.ends.has(last);
}
