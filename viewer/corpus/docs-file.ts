import { filePath } from '../../corpus/file-paths.ts';
import type { DocsFile } from '../../corpus/schema/index.ts';
import type { CorpusFile } from './corpus.ts';
import { expectFields, expectFile, isObject, malformed } from './shape.ts';

/** `docs/<instance>/<version>/docs.json` */
export function docsFile(instance: string, version: string): CorpusFile<DocsFile> {
  const address = filePath('docs', { instance, version });
  return { address, check: (value) => checkDocs(value, address) };
}

function checkDocs(value: unknown, name: string): DocsFile {
  const file = expectFile(value, name);
  expectFields(file, name, { docs: 'array' });
  if (file.draftIds !== undefined) expectFields(file, name, { draftIds: 'array' });
  for (const doc of file.docs as unknown[]) {
    if (!isObject(doc)) throw malformed(name, 'contains something that is not a doc');
    expectFields(doc, name, { id: 'string', path: 'string', title: 'string' });
  }
  return file as unknown as DocsFile;
}
