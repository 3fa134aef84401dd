import { filePath } from '../../corpus/file-paths.ts';
import type { SiteFile } from '../../corpus/schema/index.ts';

/**
 * Returns the addresses of files that a corpus can contain besides its pages. If the command can't list the files of
 * a corpus, it tries to copy these files. The viewer only requires the sidebars.
 */
export function knownAddresses({ instances }: SiteFile): string[] {
  const tables = instances.flatMap((instance) =>
    instance.kind === 'docs'
      ? [
          filePath('versions', { instance: instance.id }),
          ...instance.versions.flatMap(({ name }) => ofVersion(instance.id, name)),
        ]
      : blogTables.map((kind) => filePath(kind, { instance: instance.id })),
  );
  return [filePath('redirects'), ...tables];
}

const blogTables = ['blog-sidebar', 'posts', 'tags', 'authors', 'archive'] as const;

function ofVersion(instance: string, version: string): string[] {
  return [filePath('sidebars', { instance, version }), filePath('docs', { instance, version })];
}
