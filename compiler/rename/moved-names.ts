import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { Moves } from './move.ts';
import type { SiteState } from './read-state.ts';

/** The new ids of docs by their old ones, for each version of each instance. */
export type MovedIds = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** @returns a key for a version of docs */
export function versionKey(instance: string, version = ''): string {
  return `${instance} ${version}`;
}

/** @returns the ids that change */
export function idsOfVersions(before: SiteState, after: SiteState, moves: Moves): MovedIds {
  const docsOf = ({ languages }: SiteState) => languages[0]!.site.docs.flatMap(({ versions }) => versions);
  const now = new Map(docsOf(after).flatMap(({ docs }) => [...docs.values()].map(({ source, id }) => [source, id])));
  return new Map(
    docsOf(before).map(({ instance, name, docs }) => {
      const changed = [...docs.values()].flatMap(({ id, source }) => {
        const other = now.get(moves.after(source));
        return other === undefined || other === id ? [] : [[id, other] as const];
      });
      return [versionKey(instance, name), new Map(changed)];
    }),
  );
}

/** @returns the new paths of pages by their old paths, without the base URL */
export function movedPaths(before: SiteState, after: SiteState, moves: Moves): Map<string, string> {
  const [old, now] = [before.languages[0]!, after.languages[0]!];
  const below = (path: string) => withoutTrailingSlash(path.slice(old.config.baseUrl.length - 1));
  return new Map(
    [...old.pathOf].flatMap(([source, path]) => {
      const moved = now.pathOf.get(moves.after(source));
      return moved === undefined || below(moved) === below(path) ? [] : [[below(path), below(moved)] as const];
    }),
  );
}
