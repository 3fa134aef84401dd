import { words } from '../values/words.ts';

/** Keys whose values are addresses, wherever they stand. */
const addressKeys = new Set(
  words(`
  href src srcDark path tagsPath favicon home poster image listPath authorsPath newer older
`),
);
/** Of a component's props only those that are addresses in HTML too: what `path` means is the component's affair. */
const propKeys = new Set(['href', 'src', 'poster']);
/** What authors wrote, kept as it is; code is looked at by itself. */
const otherKeys = new Set(['frontMatter', 'customProps', 'customFields', 'metadata', 'code']);

/** @returns every address in a part of a corpus file that should lead somewhere; what is left to the host is not known here */
export function linkTargets(value: unknown, keys: ReadonlySet<string> = addressKeys): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => linkTargets(item, keys));
  if (typeof value !== 'object' || value === null) return [];
  const isComponent = 'type' in value && value.type === 'component';
  // To a component that is code, all of its props mean what it wants.
  const isCode = isComponent && 'code' in value;
  const isHostsOwn = isLeftToHost(value);
  return Object.entries(value).flatMap(([key, content]) => {
    if (typeof content === 'string') return keys.has(key) && !(isHostsOwn && key === 'href') ? [content] : [];
    if (otherKeys.has(key) || (isCode && key === 'props')) return [];
    return linkTargets(content, isComponent && key === 'props' ? propKeys : key === 'items' ? addressKeys : keys);
  });
}

/** Whether a link was written with `pathname://`, so that the browser asks the host for it, whatever that has there. */
function isLeftToHost(link: { target?: unknown; attributes?: unknown }): boolean {
  const { target, attributes } = link;
  if (typeof attributes === 'object' && attributes !== null && isLeftToHost(attributes)) return true;
  return target === '_self';
}
