import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { DocsInstanceInput } from '../../site/site-input.ts';
import { collectionOptions, type Collection } from '../../source/source.ts';
import { isInside } from '../../fs/inside.ts';
import type { OpenSite } from '../open-site.ts';

/**
 * @param docs all docs instances with their versions
 * @returns the folders of all content, relative to the site's folder. For a changelog, this can be a single file
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

/** @returns all collections of content (docs versions, blog, pages, changelog), with their options */
export function collectionsOf(docs: readonly DocsInstanceInput[], config: Config) {
  const ofDocs = docs.flatMap(({ options, versions }) =>
    versions.map(({ name, dir }) => {
      const collection: Collection = { kind: 'docs', instance: options.id, version: name, dir };
      return { collection, options };
    }),
  );
  const others = (['pages', 'blog', 'changelog'] as const).flatMap((kind) =>
    config[kind].map((options) => {
      const collection: Collection = { kind, instance: options.id, dir: options.path };
      return { collection, options };
    }),
  );
  return [...ofDocs, ...others];
}

/**
 * Returns the absolute paths to watch: the site's folder, and content and static folders outside of it. A changelog
 * file outside of the site is included.
 */
export function watchedFolders({ dir, config }: Pick<OpenSite, 'dir' | 'config'>): string[] {
  const named = collectionOptions(config).map((options) => options.path);
  const outside = [...named, ...config.staticDirectories]
    .map((name) => path.resolve(dir, name))
    .filter((folder) => !isInside(dir, folder));
  return [dir, ...new Set(outside)];
}
