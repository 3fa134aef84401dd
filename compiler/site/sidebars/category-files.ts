import { ofSource } from '../../diagnostics/errors/page-error.ts';
import * as z from 'zod';
import { text, number } from '../../yaml/scalars.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { DataFile } from '../../source/source.ts';
import { contentPath } from '../source-path.ts';
import type { Report } from '../report.ts';
import { readShaped } from '../shape-problems.ts';
import { categoryAppearance, CategoryLink } from './items.ts';

export const CategoryMetadata = z.strictObject({
  label: text.optional(),
  position: number.optional(),
  link: CategoryLink.nullish(),
  ...categoryAppearance,
});
/** The content of a `_category_` file. */
export type CategoryMetadata = z.infer<typeof CategoryMetadata>;

/** A `_category_` file and its parsed content. */
export interface CategoryFile {
  file: DataFile;
  metadata: CategoryMetadata;
}

const extensions = ['json', 'yml', 'yaml'];

/**
 * Reads the `_category_` files in a version's folders.
 *
 * @param dir the version's folder
 * @param folders paths relative to `dir`
 * @returns the files by folder
 */
export function readCategoryFiles(
  dir: string,
  folders: Iterable<string>,
  data: ReadonlyMap<string, DataFile>,
  report: Report,
): Map<string, CategoryFile> {
  const categories = new Map<string, CategoryFile>();
  for (const folder of folders) {
    if (folder === '.') continue;
    const [file, ...others] = extensions
      .map((extension) => data.get(contentPath(dir, `${folder}/_category_.${extension}`)))
      .filter((found) => found !== undefined);
    if (!file) continue;
    const related = [{ path: file.path, message: 'Lectern reads this file' }];
    for (const other of others)
      report(diagnose('repeated-category-file', { path: other.path }, { used: file.path }, related));
    const metadata = ofSource(file.path, () => readShaped(file, CategoryMetadata, 'category-file', report));
    if (metadata) categories.set(folder, { file, metadata });
  }
  return categories;
}
