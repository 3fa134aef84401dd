import { posix } from 'node:path';
import type { LookupFolders } from '../../../../compiler/index.ts';

/**
 * Returns all paths with which a link can refer to a file. The style of the existing link comes first:
 *
 *     ./a.md   /guides/a.md   a.md   @site/docs/a.md   @parts/a.md
 *
 * @param written the path in the existing link
 * @param goal path of the file, relative to the site's folder
 */
export function spellings(
  written: string,
  goal: string,
  { source, original, contentDirs, staticDirs, aliases }: LookupFolders,
): string[] {
  // A link in a translated file may be relative to the original.
  const plain = [original ?? [], source].flat().map((file) => posix.relative(posix.dirname(file), goal));
  const dotted = plain.map((path) => (path.startsWith('../') ? path : `./${path}`));
  const inSite = `@site/${goal}`;
  const below = (dir: string) => {
    const relative = posix.relative(dir, goal);
    return relative.startsWith('../') ? [] : [relative];
  };
  const named = Object.entries(aliases).flatMap(([name, dir]) => below(dir).map((rest) => `${name}/${rest}`));
  const rooted = [...contentDirs, ...staticDirs].flatMap(below);
  const usual = [...dotted, inSite];
  if (written.startsWith('@site/')) return [inSite, ...usual];
  if (Object.keys(aliases).some((name) => written.startsWith(`${name}/`))) return [...named, ...usual];
  if (written.startsWith('/')) return [...rooted.map((path) => `/${path}`), ...usual];
  if (written.startsWith('.')) return usual;
  return [...plain, ...rooted, ...usual];
}

/** @returns a path with special characters percent-encoded, for use in a link */
export function encodeSpelling(path: string): string {
  return path.replace(/[\s()<>"'`%?#\\]/g, (character) =>
    character === '(' || character === ')' || character === "'"
      ? `%${character.charCodeAt(0).toString(16)}`
      : encodeURIComponent(character),
  );
}
