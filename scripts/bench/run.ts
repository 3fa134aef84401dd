// `npm run bench`: runs the benchmarks, prints the table, and writes it into the documentation.
//     node --import tsx scripts/bench/run.ts [agents <checkout> … | first-load | interaction | languages | saves |
//         shared-cache] [--small 1000] [--large 10000] [--no-write]
// The benchmarks for first loads, interaction and languages run only on request. First loads and interaction install
// other generators from npm, to compare with them. Languages take longest. `agents` measures how well agents read sites
// and find pages. It installs afdocs from npm, and also takes folders of repositories with a Docusaurus site. `saves`
// measures only compiles and saves, and does not change the documentation. `shared-cache` measures new machines with a
// shared cache.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateSite } from './generate-site.ts';
import { keepFigures, line, table } from './keep-figures.ts';
import { layOutRealSite, realSite } from '../real-corpus.ts';
import { agentScores } from './parts/agent-scores.ts';
import { answers, searchTimes } from './parts/agents.ts';
import { code } from './parts/code.ts';
import { compiles } from './parts/compiles.ts';
import { devLatency } from './parts/dev-latency.ts';
import { edits } from './parts/edits.ts';
import { firstLoad } from './parts/first-load.ts';
import { htmlShare } from './parts/html-share.ts';
import { besideHugo } from './parts/hugo.ts';
import { interaction } from './parts/interaction.ts';
import { languageEdits, languages } from './parts/languages.ts';
import { pageSize } from './parts/page-size.ts';
import { search, searchShare } from './parts/search.ts';
import { sharedCache } from './parts/shared-cache.ts';
import { startUp } from './parts/start-up.ts';
import { versions } from './parts/versions.ts';
import { lectern, measure, root } from './measure.ts';
import type { BenchSite, Row } from './row.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '10000' },
    'no-write': { type: 'boolean', default: false },
  },
});
/**
 * Benchmarks that run only if they are named on the command line: name → benchmark. The other benchmarks then do not
 * run.
 */
const parts: Record<string, () => AsyncIterable<Row[]>> = {
  agents: forAgents,
  'first-load': firstLoads,
  interaction: interactions,
  languages: inLanguages,
  saves,
  'shared-cache': sharedCaches,
};
const [part, ...checkouts] = positionals;
const measured = part === undefined ? everythingElse : parts[part];
if (!measured) throw new Error(`there is no part "${part}": they are ${Object.keys(parts).join(', ')}`);
const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-bench-'));
const rows: Row[] = [];
try {
  for await (const found of measured()) {
    for (const row of found) console.log(line(row));
    rows.push(...found);
  }
} finally {
  await rm(folder, { recursive: true });
}
if (!values['no-write'] && part !== 'saves')
  await keepFigures(`figures of npm run bench${part === undefined ? '' : ` -- ${part}`}`, table(rows), pageOf(part));

/** @returns the page with the figures of a part; undefined for the page about performance */
function pageOf(name: string | undefined): string | undefined {
  if (name === 'agents') return 'content/docs/publish/agents.md';
  return name === 'shared-cache' ? 'content/docs/publish/large-sites.md' : undefined;
}

/**
 * Measures sites for agents: the scores of afdocs, the answers to questions, and the time of searches. Without the
 * shared material, only this site is asked questions.
 */
async function* forAgents(): AsyncGenerator<Row[]> {
  const compile = async (dir: string, out: string) => {
    await measure([lectern, 'compile', dir, '--out-dir', out, '--quiet']);
    return out;
  };
  const real = layOutRealSite() ? await compile(realSite, path.join(folder, 'real')) : undefined;
  if (real !== undefined) yield answers({ name: 'Docusaurus docs', dist: real, count: 300 });
  const own = await compile(path.join(root, 'content'), path.join(folder, 'own'));
  yield answers({ name: 'this site', dist: own, count: 300 });
  yield answers({ name: 'this site', dist: own, count: 300, language: 'de' });
  const large = await site('large', Number(values.large));
  await compile(large.dir, large.out);
  yield searchTimes(large);
  yield* agentScores(folder, checkouts, real);
}

async function* sharedCaches(): AsyncGenerator<Row[]> {
  yield sharedCache(await site('small', Number(values.small)));
  yield sharedCache(await site('large', Number(values.large)));
}

async function* firstLoads(): AsyncGenerator<Row[]> {
  yield firstLoad(folder);
}

async function* interactions(): AsyncGenerator<Row[]> {
  yield interaction(folder);
}

async function* inLanguages(): AsyncGenerator<Row[]> {
  yield languages(folder, Number(values.small));
  yield languageEdits(folder, Number(values.large));
}

async function* everythingElse(): AsyncGenerator<Row[]> {
  const small = await site('small', Number(values.small));
  const large = await site('large', Number(values.large));
  yield startUp();
  yield compiles(small, large);
  yield htmlShare(small);
  yield besideHugo(small);
  yield versions(folder);
  yield code(folder);
  yield pageSize(small);
  yield searchShare(small);
  yield search(large);
  yield edits(small, '≤ 40 ms');
  yield edits(large, '≤ 100 ms');
  yield devLatency(small, '≤ 100 ms');
  yield devLatency(large, '≤ 150 ms');
}

async function* saves(): AsyncGenerator<Row[]> {
  const small = await site('small', Number(values.small));
  const large = await site('large', Number(values.large));
  yield compiles(small, large);
  yield edits(small, '≤ 40 ms');
  yield edits(large, '≤ 100 ms');
}

async function site(name: string, pages: number): Promise<BenchSite> {
  const dir = path.join(folder, name);
  await generateSite(pages, 1, dir);
  return { pages, dir, out: path.join(folder, `${name}-out`) };
}
