import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { Moves } from './move.ts';
import type { SiteState } from './read-state.ts';

/** Docs version (see `versionKey`) → old id of a doc → new id. */
export type MovedIds = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** @returns the key of a docs version */
export function versionKey(instance: string, version = ''): string {
  return `${instance} ${version}`;
}

/** @returns the ids of docs that change */
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

/** @returns old path of a page → new path, without base URL */
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
