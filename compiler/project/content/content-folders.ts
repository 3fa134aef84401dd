import type { Config } from '../../config/config.ts';
import path from 'node:path';
import { collectionOptions } from '../../source/source.ts';
import { isInside } from '../../fs/inside.ts';
import type { OpenSite } from '../open-site.ts';

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

/** The site's folder, and what the config names outside of it: folders of content and of static files, a changelog. Absolute. */
export function watchedFolders({ dir, config }: Pick<OpenSite, 'dir' | 'config'>): string[] {
  const named = collectionOptions(config).map((options) => options.path);
  const outside = [...named, ...config.staticDirectories]
    .map((name) => path.resolve(dir, name))
    .filter((folder) => !isInside(dir, folder));
  return [dir, ...new Set(outside)];
}
