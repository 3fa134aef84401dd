import { posix } from 'node:path';
import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { ParsedSource } from '../project/content/parse-sources.ts';
import type { Moves } from './move.ts';
import type { LanguageState, SiteState } from './read-state.ts';

/** The former addresses in the front matter of a page that has got another one. */
export interface ChangedAliases {
  before: string[];
  after: string[];
  added: string[];
}

/** @returns how a page's former addresses change; nothing where they stay, or nothing can name them */
export function changedAliases(
  { file, head }: ParsedSource,
  before: SiteState,
  after: SiteState,
  moves: Moves,
): ChangedAliases | undefined {
  if (!/\.mdx?$/.test(file.path) || file.part || file.kind !== 'document') return undefined;
  const places = before.languages.flatMap((old) => {
    const now = after.languages.find(({ locale }) => locale === old.locale);
    const [path, moved] = [old.pathOf.get(file.path), now?.pathOf.get(moves.after(file.path))];
    if (!now || path === undefined || moved === undefined) return [];
    return [{ now, path: below(path, old), moved: below(moved, now) }];
  });
  const [place] = places;
  if (!place) return undefined;
  const written = readAliases(head.frontMatter.aliases);
  const folders = { old: posix.dirname(place.path), now: posix.dirname(place.moved) };
  // What starts at the folder of the page leads elsewhere when the page does.
  const absolute = written.map((alias) =>
    alias.startsWith('/') || folders.old === folders.now ? alias : posix.join(folders.old, alias),
  );
  const kept = absolute.filter((alias) => posix.join(folders.now, alias) !== place.moved && alias !== place.moved);
  const added = new Set<string>();
  for (const { now, path, moved } of places) {
    const isAnswered =
      now.pages.has(whole(path, now)) ||
      now.site.redirects.some(({ from }) => withoutTrailingSlash(from) === whole(path, now));
    if (path !== moved && !isAnswered && !kept.includes(path)) added.add(path);
  }
  const all = [...kept, ...added];
  const isSame = all.length === written.length && all.every((alias, index) => alias === written[index]);
  return isSame ? undefined : { before: written, after: all, added: [...added] };
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
