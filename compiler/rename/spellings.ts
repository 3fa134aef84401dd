import { posix } from 'node:path';
import type { Standpoint } from '../link/file-candidates.ts';

/**
 * Returns the ways to write the path of a file in another file, the current way first.
 *
 *     ./a.md   /guides/a.md   a.md   @site/docs/a.md   @parts/a.md
 *
 * @param written the path as it was written
 * @param goal relative to the site's folder
 */
export function spellings(
  written: string,
  goal: string,
  { source, original, contentDirs, staticDirs, aliases }: Standpoint,
): string[] {
  // A link of a translation may lead to a file next to its original.
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

/** @returns a path as an address, with special characters of addresses encoded */
export function encodeSpelling(path: string): string {
  return path.replace(/[\s()<>"'`%?#\\]/g, (character) =>
    character === '(' || character === ')' || character === "'"
      ? `%${character.charCodeAt(0).toString(16)}`
      : encodeURIComponent(character),
  );
}
