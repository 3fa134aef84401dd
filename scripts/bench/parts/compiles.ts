import path from 'node:path';
import { freshFolders } from '../fresh-folders.ts';
import { inPairs, lectern, measure, medianOf, root, type Usage } from '../measure.ts';
import { megabytes, ratio, seconds, type BenchSite, type Row } from '../row.ts';

const compile = ({ dir, out }: BenchSite, ...flags: string[]) =>
  measure([lectern, 'compile', dir, '--out-dir', out, ...flags]);

/** Measures cold and warm compiles of two sites. Compares the time of the smaller site with the time of remark alone. */
export async function compiles(small: BenchSite, large: BenchSite): Promise<Row[]> {
  const fresh = freshFolders(`${small.out}-cold`);
  const compileCold = (site: BenchSite) => compile({ ...site, out: fresh.next() }, '--no-cache');
  const parseWithRemark = () =>
    measure(['--import', 'tsx', path.join(root, 'scripts/bench/parse-with-remark.ts'), small.dir]);
  const { first: cold, second: floor, ratio: share } = await inPairs(5, () => compileCold(small), parseWithRemark);
  const coldLarge = await compileCold(large);
  // These two compiles create the cache and the manifest of outputs that warm compiles use.
  await compile(small);
  await compile(large);
  const warm = await medianOf(5, () => compile(small));
  const warmLarge = await medianOf(3, () => compile(large));
  await fresh.remove();
  const growth = (coldLarge.memory - cold.memory) / (large.pages - small.pages);
  return [
    row(
      `cold, ${small.pages} pages, CPU`,
      seconds(cold.cpu),
      `${ratio(share)} of ${seconds(floor.cpu)}, which remark with MDX takes to parse them`,
      '≤ 3 s, ≤ 0.32 ×',
    ),
    row(`cold, ${small.pages} pages, wall`, seconds(cold.wall), megabytes(cold.memory), ''),
    row(
      `cold, ${large.pages} pages, CPU`,
      seconds(coldLarge.cpu),
      `${ratio(coldLarge.cpu / cold.cpu)} of ${small.pages} pages; wall ${seconds(coldLarge.wall)}`,
      '≤ 11 ×',
    ),
    row(
      `peak memory, ${large.pages} pages`,
      megabytes(coldLarge.memory),
      `${Math.round(growth * 1024)} kB for each page more`,
      '≤ 600 MB, ≤ 25 kB',
    ),
    row(`nothing changed, ${small.pages} pages, wall`, seconds(warm.wall), ofCold(warm, cold), '≤ 0.3 s'),
    row(
      `nothing changed, ${large.pages} pages, wall`,
      seconds(warmLarge.wall),
      ofCold(warmLarge, coldLarge),
      '≤ 1.2 s',
    ),
  ];
}

function ofCold(warm: Usage, cold: Usage): string {
  return `${ratio(warm.wall / cold.wall)} of cold`;
}

function row(what: string, figure: string, beside: string, goal: string): Row {
  return { what, figure, beside, goal };
}
