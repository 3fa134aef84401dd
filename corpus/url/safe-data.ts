import { isSafeUrl, runsAsUrl } from './policy.ts';

/** Called for each removed address. `keys` lead from the root to the address. */
export type OnUnsafe = (url: string, keys: readonly (string | number)[]) => void;

/**
 * Keys whose values are always addresses of pages or images, in all spellings of HTML, JSX and settings. `image` and
 * `icon` are excluded, because they can be a Docker image or the name of an icon.
 */
const links =
  /^(?:href|to|url|link|permalink|action|form_?action|cite|ping|manifest|xlink:?href|custom_edit_url|author_?url)$/i;
const pictures = /^(?:src|src_?dark|poster|favicon|(?:author_?)?image_?url)$/i;
/** Keys whose values are sentences or code that is displayed. Such values may contain any address. */
const words =
  /^(?:title|(?:sidebar_|pagination_|aria-?)?label|alt|children|code|text|caption|description|content|name|summary|keywords|placeholder|tokens|metastring|message|heading|excerpt)$/i;

/**
 * Removes unsafe addresses, such as `javascript:` URLs, from data. A component can use any value as an address, so
 * strings at any depth are checked.
 */
export function safeData<T>(value: T, onUnsafe: OnUnsafe): T {
  return clean(value, { onUnsafe, keys: [], around: new Set() }) as T;
}

interface Walk {
  onUnsafe: OnUnsafe;
  /** The keys that lead from the root to the value. */
  keys: (string | number)[];
  /** The objects that contain the value, to detect cycles. With an alias, a YAML object can contain itself. */
  around: Set<object>;
}

function clean(value: unknown, walk: Walk): unknown {
  if (typeof value === 'string') {
    if (isAllowed(value, walk.keys)) return value;
    walk.onUnsafe(value, [...walk.keys]);
    return undefined;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date || walk.around.has(value)) return value;
  walk.around.add(value);
  // An unsafe item of a list becomes null, so that the other items keep their positions.
  const made = Array.isArray(value)
    ? mapped(value, (item, index) => cleanAt(index, item, walk) ?? null)
    : cleanObject(value, walk);
  walk.around.delete(value);
  return made;
}

function cleanAt(key: string | number, value: unknown, walk: Walk): unknown {
  walk.keys.push(key);
  const made = clean(value, walk);
  walk.keys.pop();
  return made;
}

function cleanObject(value: object, walk: Walk): unknown {
  const members = Object.entries(value).map(([key, inner]) => ({ key, inner, made: cleanAt(key, inner, walk) }));
  if (members.every(({ inner, made }) => made === inner)) return value;
  const kept = members.filter(({ inner, made }) => made !== undefined || inner === undefined);
  return Object.fromEntries(kept.map(({ key, made }) => [key, made]));
}

function mapped(list: readonly unknown[], make: (item: unknown, index: number) => unknown): unknown {
  const made = list.map((item, index) => (item === undefined ? item : make(item, index)));
  return made.some((item, index) => item !== list[index]) ? made : list;
}

/** Whether a string is safe as the value at this path of keys. */
function isAllowed(text: string, keys: readonly (string | number)[]): boolean {
  return isSafeValue(String(keys.findLast((key) => typeof key === 'string') ?? ''), text);
}

/**
 * Whether a string is safe as the value of a property or attribute. The name decides how the string is checked: as an
 * address, an image, a sentence, or other data.
 *
 * @param name such as `href`, `src` or `title`
 */
export function isSafeValue(name: string, text: string): boolean {
  if (links.test(name)) return isSafeUrl(text);
  if (pictures.test(name)) return isSafeUrl(text, 'image');
  return words.test(name) || !runsAsUrl(text);
}

const markup = /^(?:srcdoc|dangerouslysetinnerhtml|innerhtml|outerhtml)$/i;

/**
 * @returns data without keys of event handlers, such as `onclick`. A component might pass them to an HTML element.
 * Each removed key is reported to `onHandler`
 */
export function withoutHandlers<T>(value: T, onHandler: (name: string) => void): T {
  return withoutHandlersIn(value, onHandler) as T;
}

function withoutHandlersIn(value: unknown, onHandler: (name: string) => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return mapped(value, (item) => withoutHandlersIn(item, onHandler));
  let changed = false;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    if (/^on[A-Z]/.test(name) || markup.test(name)) {
      onHandler(name);
      changed = true;
      return [];
    }
    const made = withoutHandlersIn(inner, onHandler);
    changed ||= made !== inner;
    return [[name, made] as const];
  });
  return changed ? Object.fromEntries(entries) : value;
}
