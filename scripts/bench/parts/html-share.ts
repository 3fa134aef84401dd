import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freshFolders } from '../fresh-folders.ts';
import { inPairs, lectern, measure, root } from '../measure.ts';
import { ratio, seconds, type BenchSite, type Row } from '../row.ts';

/** Measures a cold compile, and compares it with a compile that renders no pages to HTML. */
export async function htmlShare({ pages, dir, out }: BenchSite): Promise<Row[]> {
  const fresh = freshFolders(`${out}-html`);
  const plain = await packageWithoutHtml(`${out}-package`);
  const compileWith = (command: string) => measure([command, 'compile', dir, '--out-dir', fresh.next(), '--no-cache']);
  const {
    first: whole,
    second: rest,
    ratio: share,
  } = await inPairs(
    5,
    () => compileWith(lectern),
    () => compileWith(plain),
  );
  await fresh.remove();
  return [
    {
      what: `pages as HTML, cold compile of ${pages} pages, CPU`,
      figure: ratio(share),
      beside: `${seconds(whole.cpu)}, without HTML ${seconds(rest.cpu)}`,
      goal: '≤ 1.4 ×',
    },
  ];
}

/** Copies the package without its renderer. @returns the executable of the copy */
async function packageWithoutHtml(folder: string): Promise<string> {
  await mkdir(folder);
  for (const part of ['package.json', 'bin', 'build'])
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await writeFile(
    path.join(folder, 'build/viewer-server/index.js'),
    'export const openPageRenderer = async () => ({ render: () => undefined });\n',
  );
  return path.join(folder, path.relative(root, lectern));
}
