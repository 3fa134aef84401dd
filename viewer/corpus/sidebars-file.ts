import { filePath } from '../../corpus/file-paths.ts';
import type { SidebarsFile } from '../../corpus/schema/index.ts';
import { checkNodes } from './check-body.ts';
import type { CorpusFile } from './corpus.ts';
import { expectFields, expectFile, isObject, malformed } from './shape.ts';

/** `docs/<instance>/<version>/sidebars.json` */
export function sidebarsFile(instance: string, version: string): CorpusFile<SidebarsFile> {
  const address = filePath('sidebars', { instance, version });
  return { address, check: (value) => checkSidebars(value, address) };
}

function checkSidebars(value: unknown, name: string): SidebarsFile {
  const file = expectFile(value, name);
  expectFields(file, name, { sidebars: 'object' });
  Object.values(file.sidebars as object).forEach((items) => checkItems(items, name, 1));
  return file as unknown as SidebarsFile;
}

function checkItems(items: unknown, name: string, depth: number): void {
  if (!Array.isArray(items)) throw malformed(name, 'has a sidebar that is not a list');
  if (depth > 50) throw malformed(name, 'is nested deeper than 50 levels');
  for (const item of items) {
    if (!isObject(item)) throw malformed(name, 'contains something that is not a sidebar item');
    if (item.type === 'html') checkNodes(item.body, name);
    else expectFields(item, name, item.type === 'link' ? { label: 'string', href: 'string' } : { label: 'string' });
    if (item.type === 'category') checkItems(item.items, name, depth + 1);
  }
}
