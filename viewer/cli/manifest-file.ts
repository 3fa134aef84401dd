import { filePath } from '../../corpus/file-paths.ts';
import type { ManifestFile } from '../../corpus/schema/index.ts';
import type { CorpusFile } from '../corpus/corpus.ts';
import { expectFields, expectFile, isObject, malformed } from '../corpus/shape.ts';

/** `manifest.json`: the addresses of the other files of the corpus */
export const manifestFile: CorpusFile<string[]> = { address: filePath('manifest'), check: checkManifest };

function checkManifest(value: unknown): string[] {
  const { address } = manifestFile;
  const manifest = expectFile(value, address);
  expectFields(manifest, address, { files: 'array' });
  const files = manifest.files as unknown[];
  if (!files.every((file) => isObject(file) && typeof file.path === 'string'))
    throw malformed(address, 'lists a file without a path');
  return (files as ManifestFile['files'])
    .map(({ path }) => path)
    .filter((path) => path.startsWith('corpus/'))
    .map((path) => path.slice('corpus/'.length));
}
