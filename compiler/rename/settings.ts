import { settingStrings } from '../project/settings/setting-strings.ts';
import { splitUrl, withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { isPlainObject } from '../values/objects.ts';
import type { Edit } from './edit.ts';

/** What names docs, folders and pages in settings, and what it has to say afterwards. */
export interface Replacements {
  /** Ids of docs. */
  ids: ReadonlyMap<string, string>;
  /** Folders that sidebars are made of. */
  folders: ReadonlyMap<string, string>;
  /** Pathnames of pages without the base URL and without their last slash. */
  paths: ReadonlyMap<string, string>;
  /** The base URL, which an address may start with. */
  baseUrl: string;
  /** The keys that ids of docs stand under; `undefined` for what stands in a list. */
  idKeys: readonly (string | undefined)[];
}

/** @returns what a text in settings has to be; nothing when it stays */
function replacementOf(key: string | undefined, value: string, replacements: Replacements): string | undefined {
  const { ids, folders, idKeys } = replacements;
  if (idKeys.includes(key)) {
    // Sidebars that early releases of Docusaurus cut name the version too.
    const [, prefix = '', id = value] = /^(version-[^/]+\/)?(.*)$/s.exec(value)!;
    return ids.get(value) ?? (ids.has(id) ? prefix + ids.get(id)! : undefined);
  }
  if (key === 'dirName') return folders.get(value);
  return key === 'to' || key === 'href' ? addressAfter(value, replacements) : undefined;
}

/** `/docs/old/#x` → `/docs/new/#x` */
export function addressAfter(
  value: string,
  { paths, baseUrl }: Pick<Replacements, 'paths' | 'baseUrl'>,
): string | undefined {
  const { pathname, search, hash } = splitUrl(value);
  if (!pathname.startsWith('/')) return undefined;
  const isWhole = baseUrl !== '/' && pathname.startsWith(baseUrl);
  const found = paths.get(withoutTrailingSlash(isWhole ? pathname.slice(baseUrl.length - 1) : pathname));
  if (found === undefined) return undefined;
  const path = isWhole ? baseUrl.slice(0, -1) + found : found;
  return (pathname.endsWith('/') && !path.endsWith('/') ? `${path}/` : path) + search + hash;
}

/** @returns the changes of a file of settings, each at the text that it names something with */
export function settingEdits(file: string, text: string, replacements: Replacements): Edit[] {
  return settingStrings(file, text).flatMap(({ key, value, start, end }) => {
    const replacement = replacementOf(key, value, replacements);
    if (replacement === undefined || replacement === value) return [];
    const [quote = ''] = /^["'`]/.exec(text.slice(start, end)) ?? [];
    return [{ start, end, text: quote === '"' ? JSON.stringify(replacement) : quote + replacement + quote }];
  });
}

/**
 * @param text of the file, before
 * @returns those of the replacements that the text of a file shows to be made
 */
export function replacementsIn(file: string, text: string, replacements: Replacements): Replacements {
  const shown = new Set(settingStrings(file, text).map(({ value }) => value));
  const of = (map: ReadonlyMap<string, string>, isShown: (name: string) => boolean) =>
    new Map([...map].filter(([name]) => isShown(name)));
  const values = [...shown];
  return {
    ...replacements,
    ids: of(replacements.ids, (id) => values.some((value) => value === id || value.endsWith(`/${id}`))),
    folders: of(replacements.folders, (folder) => shown.has(folder)),
    paths: of(replacements.paths, (path) => values.some((value) => value.includes(path))),
  };
}

/** @returns settings with the replacements made, without the texts that they are written in */
export function replaceIn<Value>(value: Value, replacements: Replacements, key?: string): Value {
  if (typeof value === 'string') return (replacementOf(key, value, replacements) ?? value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => replaceIn(each, replacements)) as Value;
  if (!isPlainObject(value)) return value;
  const replaced = Object.entries(value).map(([name, inner]) => [name, replaceIn(inner, replacements, name)]);
  return Object.fromEntries(replaced) as Value;
}
