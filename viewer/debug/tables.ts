import { filePath } from '../../corpus/file-paths.ts';
import type { DocsFile, ManifestFile, PostsFile, RoutesFile } from '../../corpus/schema/index.ts';
import type { CorpusFile } from '../corpus/corpus.ts';
import { expectFields, expectFile, isObject, malformed } from '../corpus/shape.ts';

type Fields = Parameters<typeof expectFields>[2];

/** `manifest.json` */
export const manifestFile = table<ManifestFile>(
  filePath('manifest'),
  'files',
  { path: 'string' },
  { generator: 'object', site: 'object', counts: 'object' },
);

/** `routes.json` */
export const routesFile = table<RoutesFile>(filePath('routes'), 'routes', {
  path: 'string',
  kind: 'string',
  page: 'string',
  title: 'string',
});

/** `docs/<instance>/<version>/docs.json` */
export function docsFile(instance: string, version: string): CorpusFile<DocsFile> {
  return table(filePath('docs', { instance, version }), 'docs', { id: 'string', path: 'string', title: 'string' });
}

/** `blog/<instance>/posts.json` */
export function postsFile(instance: string): CorpusFile<PostsFile> {
  return table(filePath('posts', { instance }), 'posts', { path: 'string', title: 'string' });
}

function table<T>(address: string, list: string, row: Fields, fields: Fields = {}): CorpusFile<T> {
  const check = (value: unknown): T => {
    const file = expectFile(value, address);
    expectFields(file, address, { ...fields, [list]: 'array' });
    for (const item of file[list] as unknown[]) {
      if (!isObject(item)) throw malformed(address, `contains values that are not objects in “${list}”`);
      expectFields(item, address, row);
    }
    return file as T;
  };
  return { address, check };
}
