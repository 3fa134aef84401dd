// `npm run bench`: measures everything in one go, prints the table and keeps it in the documentation.
//     node --import tsx scripts/bench/run.ts [--small 1000] [--large 10000] [--no-write]
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateSite } from './generate-site.ts';
import { keepFigures, line, table } from './keep-figures.ts';
import { code } from './parts/code.ts';
import { compiles } from './parts/compiles.ts';
import { devLatency } from './parts/dev-latency.ts';
import { edits } from './parts/edits.ts';
import { languageEdits, languages } from './parts/languages.ts';
import { pageSize } from './parts/page-size.ts';
import { search, searchShare } from './parts/search.ts';
import { startUp } from './parts/start-up.ts';
import { versions } from './parts/versions.ts';
import type { BenchSite, Row } from './row.ts';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '10000' },
    'no-write': { type: 'boolean', default: false },
  },
});
const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-bench-'));
const rows: Row[] = [];
try {
  const small = await site('small', Number(values.small));
  const large = await site('large', Number(values.large));
  for (const part of [
    () => startUp(),
    () => compiles(small, large),
    () => versions(folder),
    () => languages(folder, small.pages),
    () => code(folder),
    () => pageSize(small),
    () => searchShare(small),
    () => search(large),
    () => edits(small, '≤ 40 ms'),
    () => edits(large, '≤ 100 ms'),
    () => languageEdits(folder, large.pages),
    () => devLatency(small, '≤ 100 ms'),
    () => devLatency(large, '≤ 150 ms'),
  ]) {
    const found = await part();
    for (const row of found) console.log(line(row));
    rows.push(...found);
  }
} finally {
  await rm(folder, { recursive: true });
}
if (!values['no-write']) await keepFigures('figures of npm run bench', table(rows));

async function site(name: string, pages: number): Promise<BenchSite> {
  const dir = path.join(folder, name);
  await generateSite(pages, 1, dir);
  return { pages, dir, out: path.join(folder, `${name}-out`) };
}
