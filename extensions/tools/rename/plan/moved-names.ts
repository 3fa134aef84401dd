import type { SiteContent } from '../../../../compiler/index.ts';
import type { Moves } from '../move.ts';
import { withoutTrailingSlash } from '../text/urls.ts';

/** Docs version (see `versionKey`) → old id of a doc → new id. */
export type MovedIds = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** @returns the key of a docs version */
export function versionKey(instance: string, version = ''): string {
  return `${instance} ${version}`;
}

/** @returns the ids that change because their docs move */
export function idsOfVersions(before: SiteContent, after: SiteContent, moves: Moves): MovedIds {
  const now = new Map(after.versions.flatMap(({ docs }) => docs.map(({ source, id }) => [source, id])));
  return new Map(
    before.versions.map(({ instance, name, docs }) => {
      const changed = docs.flatMap(({ id, source }) => {
        const other = now.get(moves.after(source));
        return other === undefined || other === id ? [] : [[id, other] as const];
      });
      return [versionKey(instance, name), new Map(changed)];
    }),
  );
}

/** @returns old path of a page → new path, without base URL */
export function movedPaths(before: SiteContent, after: SiteContent, moves: Moves): Map<string, string> {
  const [old, now] = [before.languages[0]!, after.languages[0]!];
  const below = (path: string) => withoutTrailingSlash(path.slice(old.baseUrl.length - 1));
  return new Map(
    [...old.pathOf].flatMap(([source, path]) => {
      const moved = now.pathOf.get(moves.after(source));
      return moved === undefined || below(moved) === below(path) ? [] : [[below(path), below(moved)] as const];
    }),
  );
}
