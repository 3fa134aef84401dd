import type { Config } from '../config/config.ts';

/**
 * @param docs every docs instance with its versions
 * @returns the folders of all content, relative to the site's; of a changelog in one file, the file
 */
export function contentFolders(
  docs: readonly { versions: readonly { dir: string }[] }[],
  { pages, blog, changelog }: Config,
): string[] {
  return [
    ...docs.flatMap(({ versions }) => versions.map(({ dir }) => dir)),
    ...[...pages, ...blog, ...changelog].map(({ path }) => path),
  ];
}
