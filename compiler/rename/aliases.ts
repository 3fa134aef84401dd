import { posix } from 'node:path';
import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { ParsedSource } from '../project/content/parse-sources.ts';
import { versionRoots } from '../site/docs/version-root.ts';
import { aliasFolder, spellAlias } from '../site/redirects/aliases-of.ts';
import type { Collection } from '../source/source.ts';
import type { Moves } from './move.ts';
import type { LanguageState, SiteState } from './read-state.ts';

/** The change to a page's `aliases` (former addresses) when the page's address changes. */
export interface ChangedAliases {
  before: string[];
  after: string[];
  /** The former addresses that the new aliases redirect from, without base URL. */
  added: string[];
}

/** The addresses of a page in one language. They have no base URL and no trailing slash. */
interface PageMove {
  now: LanguageState;
  path: string;
  moved: string;
  /** The root of the page's docs version, before and after the move. Absent for other pages. */
  root: string | undefined;
  movedRoot: string | undefined;
}

/** @returns the changes to a page's aliases; undefined if nothing changes, or if the page has no front matter */
export function changedAliases(
  source: ParsedSource,
  before: SiteState,
  after: SiteState,
  moves: Moves,
): ChangedAliases | undefined {
  const { file, head } = source;
  if (!/\.mdx?$/.test(file.path) || file.part || file.kind !== 'document') return undefined;
  const places = pageMoves(source, before, after, moves);
  const [place] = places;
  if (!place) return undefined;
  const written = readAliases(head.frontMatter.aliases);
  const kept = written.flatMap((alias) => movedAlias(alias, place) ?? []);
  /** New alias → the former address that it redirects from. */
  const added = new Map<string, string>();
  for (const each of places) {
    const { now, path, moved } = each;
    const isAnswered =
      now.pages.has(whole(path, now)) ||
      now.site.redirects.some(({ from }) => withoutTrailingSlash(from) === whole(path, now));
    const alias = spelled(path, each);
    if (path !== moved && !isAnswered && !kept.includes(alias) && !kept.includes(path)) added.set(alias, path);
  }
  const all = [...kept, ...added.keys()];
  const isSame = all.length === written.length && all.every((alias, index) => alias === written[index]);
  return isSame ? undefined : { before: written, after: all, added: [...added.values()] };
}

function pageMoves({ file }: ParsedSource, before: SiteState, after: SiteState, moves: Moves): PageMove[] {
  const goal = after.sources.get(moves.after(file.path))?.file.collection;
  return before.languages.flatMap((old) => {
    const now = after.languages.find(({ locale }) => locale === old.locale);
    const [path, moved] = [old.pathOf.get(file.path), now?.pathOf.get(moves.after(file.path))];
    if (!now || path === undefined || moved === undefined) return [];
    return [
      {
        now,
        path: below(path, old),
        moved: below(moved, now),
        root: rootOf(file.collection, before, old),
        movedRoot: rootOf(goal, after, now),
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

function rootOf(
  collection: Collection | undefined,
  { project }: SiteState,
  language: LanguageState,
): string | undefined {
  if (collection?.kind !== 'docs') return undefined;
  const { instance, version } = collection;
  const roots = versionRoots(project.docs, language.config.baseUrl);
  const root = roots.find((each) => each.instance === instance && each.version === version);
  return root && below(root.path, language);
}

function readAliases(value: unknown): string[] {
  return [value ?? []].flat().filter((alias) => typeof alias === 'string');
}

function below(path: string, { config: { baseUrl } }: LanguageState): string {
  return withoutTrailingSlash(path.slice(baseUrl.length - 1));
}

function whole(path: string, { config: { baseUrl } }: LanguageState): string {
  return withoutTrailingSlash(baseUrl.slice(0, -1) + path);
}
