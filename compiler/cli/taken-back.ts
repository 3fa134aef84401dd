import { plural } from '../diagnostics/format.ts';
import { note } from './output.ts';

/** Undoes an interrupted rename, and reports that the files have their old names again. */
export async function takeBackHalfRename(siteDir: string): Promise<void> {
  const { takeBackRename } = await import('../change-site.ts');
  const found = await takeBackRename(siteDir);
  if (!found) return;
  note(`An interrupted rename was undone: ${plural(found.files.length, 'file')} restored.`);
  for (const file of found.kept)
    note(`  ${file} has its old name again, with all changes that were made after the rename.`);
  note('  To rename the files, run "lectern rename" again.');
}
