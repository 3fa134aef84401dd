import { posix } from 'node:path';
import type { ContentLanguage, ContentSource, SiteContent } from '../../../../compiler/index.ts';
import type { Moves } from '../move.ts';
import { withoutTrailingSlash } from '../text/urls.ts';

/** The change to a page's `aliases` (former addresses) when the page's address changes. */
export interface ChangedAliases {
  after: string[];
  /** The former addresses that the new aliases redirect from, without base URL. */
  added: string[];
}

/** The addresses of a page in one language. They have no base URL and no trailing slash. */
interface PageMove {
  now: ContentLanguage;
  path: string;
  moved: string;
  /**
   * The root path of the page's docs version before the move, and after it in `movedRoot`. Undefined for pages
   * outside of docs.
   */
  root: string | undefined;
  movedRoot: string | undefined;
}

/** @returns the changes to a page's aliases; undefined if nothing changes, or if the page has no front matter */
export function changedAliases(
  source: ContentSource,
  before: SiteContent,
  after: SiteContent,
  moves: Moves,
): ChangedAliases | undefined {
  if (!/\.mdx?$/.test(source.path) || source.part || source.isPartial) return undefined;
  const places = pageMoves(source, before, after, moves);
  const [place] = places;
  if (!place) return undefined;
  const written = readAliases(source.frontMatter.aliases);
  const kept = written.flatMap((alias) => movedAlias(alias, place) ?? []);
  /** New alias → the former address that it redirects from. */
  const added = new Map<string, string>();
  for (const each of places) {
    const { now, path, moved } = each;
    const isAnswered = now.pages.has(whole(path, now)) || now.redirects.has(whole(path, now));
    const alias = spelled(path, each);
    if (path !== moved && !isAnswered && !kept.includes(alias) && !kept.includes(path)) added.set(alias, path);
  }
  const all = [...kept, ...added.keys()];
  const isSame = all.length === written.length && all.every((alias, index) => alias === written[index]);
  return isSame ? undefined : { after: all, added: [...added.values()] };
}

function pageMoves(
  { path: file, folder }: ContentSource,
  before: SiteContent,
  after: SiteContent,
  moves: Moves,
): PageMove[] {
  const goal = after.sources.get(moves.after(file))?.folder;
  return before.languages.flatMap((old) => {
    const now = after.languages.find(({ locale }) => locale === old.locale);
    const [path, moved] = [old.pathOf.get(file), now?.pathOf.get(moves.after(file))];
    if (!now || path === undefined || moved === undefined) return [];
    return [
      {
        now,
        path: below(path, old),
        moved: below(moved, now),
        root: rootOf(folder, before),
        movedRoot: rootOf(goal, after),
      },
    ];
  });
}

/** Converts an existing alias for the moved page. @returns undefined if the alias is the page's new address */
function movedAlias(alias: string, place: PageMove): string | undefined {
  const { path, moved, root, movedRoot } = place;
  const folders = [aliasFolder(path, root), aliasFolder(moved, movedRoot)] as const;
  const isAbsolute = alias.startsWith('/');
  const address = isAbsolute ? alias : posix.join(folders[0], alias);
  if (withoutTrailingSlash(address) === moved) return undefined;
  return isAbsolute || folders[0] === folders[1] ? alias : spelled(address, place);
}

/** Formats a former address as an alias. It is relative if the address is in the page's docs version. */
function spelled(address: string, { moved, root, movedRoot }: PageMove): string {
  return spellAlias(address, moved, root === movedRoot ? root : undefined);
}

/**
 * Formats a former address as an alias, relative to the page's docs version if possible. Paths have no trailing
 * slash.
 */
function spellAlias(from: string, path: string, root: string | undefined): string {
  if (root === undefined || !isBelow(path, root) || !isBelow(from, root)) return from;
  return posix.relative(aliasFolder(path, root), from) || '.';
}

/** @returns the folder that relative aliases of a page refer to */
function aliasFolder(path: string, root: string | undefined): string {
  return path === root ? path : posix.dirname(path);
}

function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(root.endsWith('/') ? root : `${root}/`);
}

function rootOf(folder: ContentSource['folder'], { versions }: SiteContent): string | undefined {
  if (folder?.kind !== 'docs') return undefined;
  return versions.find(({ instance, name }) => instance === folder.instance && name === folder.version)?.root;
}

function readAliases(value: unknown): string[] {
  return [value ?? []].flat().filter((alias) => typeof alias === 'string');
}

function below(path: string, { baseUrl }: ContentLanguage): string {
  return withoutTrailingSlash(path.slice(baseUrl.length - 1));
}

function whole(path: string, { baseUrl }: ContentLanguage): string {
  return withoutTrailingSlash(baseUrl.slice(0, -1) + path);
}
