import path from 'node:path';
import { collectionOptions } from '../config/collections.ts';
import { isInside } from '../fs/inside.ts';
import type { OpenSite } from './open-site.ts';

/** The site's folder, and what the config names outside of it: folders of content and of static files, a changelog. Absolute. */
export function watchedFolders({ dir, config }: Pick<OpenSite, 'dir' | 'config'>): string[] {
  const named = collectionOptions(config).map((options) => options.path);
  const outside = [...named, ...config.staticDirectories]
    .map((name) => path.resolve(dir, name))
    .filter((folder) => !isInside(dir, folder));
  return [dir, ...new Set(outside)];
}
