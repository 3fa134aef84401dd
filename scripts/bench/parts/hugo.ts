import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { freshFolders } from '../fresh-folders.ts';
import { hugoSite } from '../hugo-site.ts';
import { inPairs, lectern, measure, measureProgram } from '../measure.ts';
import { ratio, seconds, type BenchSite, type Row } from '../row.ts';

/** Compares a cold compile with Hugo's build of the same pages. If Hugo is missing, the row contains "skipped". */
export async function besideHugo(site: BenchSite): Promise<Row[]> {
  const what = `cold, ${site.pages} pages, CPU, compared with Hugo`;
  const goal = '≤ 1.6 ×';
  const version = await hugoVersion();
  if (version === undefined) return [{ what, figure: '–', beside: 'skipped: no command "hugo"', goal }];
  const hugo = `${site.dir}-hugo`;
  await hugoSite(site.dir, hugo);
  const fresh = freshFolders(`${site.out}-hugo`);
  const {
    first,
    second,
    ratio: share,
  } = await inPairs(
    5,
    () => measure([lectern, 'compile', site.dir, '--out-dir', fresh.next(), '--no-cache']),
    () => measureProgram('hugo', ['--quiet', '--destination', fresh.next()], hugo),
  );
  await fresh.remove();
  await rm(hugo, { recursive: true });
  const beside = `${ratio(share)} of Hugo ${version}, ${seconds(second.cpu)}; wall ${seconds(first.wall)} and ${seconds(second.wall)}`;
  return [{ what, figure: seconds(first.cpu), beside, goal }];
}

/** @returns a version such as "0.111.3"; undefined if Hugo is not installed */
async function hugoVersion(): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)('hugo', ['version']).catch(() => ({ stdout: '' }));
  return stdout.match(/v(\d[\d.]*)/)?.[1];
}
