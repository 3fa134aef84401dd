import type { SiteFile } from '../../corpus/schema/index.ts';

/**
 * The files that a corpus may have beside its pages, where nothing lists them. Readers can do without each of them but
 * the sidebars.
 */
export function knownAddresses({ instances }: SiteFile): string[] {
  const tables = instances.flatMap((instance) =>
    instance.kind === 'docs'
      ? [
          `docs/${instance.id}/versions.json`,
          ...instance.versions.flatMap(({ name }) => [
            `docs/${instance.id}/${name}/sidebars.json`,
            `docs/${instance.id}/${name}/docs.json`,
          ]),
        ]
      : ['sidebar', 'posts', 'tags', 'authors', 'archive'].map((name) => `blog/${instance.id}/${name}.json`),
  );
  return ['redirects.json', ...tables];
}
