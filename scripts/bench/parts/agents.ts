import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { disk } from '../../../compiler/fs/disk.ts';
import { openSite } from '../../../compiler/project/open-site.ts';
import { extensionRequests } from '../../../compiler/serve/extension-requests.ts';
import { serve } from '../../../compiler/serve/server.ts';
import { openCorpus, type Corpus } from '../../../corpus/index.ts';
import { questionsOf } from '../agents/questions.ts';
import { lectern, root } from '../measure.ts';
import { milliseconds, type Row } from '../row.ts';

const run = promisify(execFile);
/** The release is fixed, because the score depends on it. */
const afdocsRelease = 'afdocs@0.22.2';

/**
 * Measures Lectern's own site with afdocs, which is installed from npm. It needs Node.js 22.
 *
 * @param folder into which this installs the package and compiles the site
 */
export async function afdocsScore(folder: string): Promise<Row[]> {
  const row = (figure: string, beside: string): Row[] => [
    { what: 'agents, afdocs on content/', figure, beside, goal: '≥ 98' },
  ];
  if (Number(process.versions.node.split('.')[0]) < 22) return row('not measured', 'afdocs needs Node.js 22');
  const [content, out] = [path.join(root, 'content'), path.join(folder, 'content')];
  await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', afdocsRelease]);
  await run(process.execPath, [lectern, 'compile', content, '--out-dir', out, '--quiet']);
  const site = await openSite(content);
  const server = await serve(disk, { dir: out, port: 0, handle: extensionRequests(() => site, out) });
  try {
    const program = path.join(folder, 'node_modules/afdocs/bin/afdocs.mjs');
    const options = ['--format', 'json', '--score', '--sampling', 'deterministic', '--request-delay', '0', '-q'];
    const args = [program, 'check', server.url, ...options, '--canonical-origin', site.config.url];
    // afdocs also exits with an error if a check fails. Its output is still complete.
    const { stdout } = await run(process.execPath, args, { maxBuffer: 100_000_000 }).catch((error: Failed) => error);
    const { scoring, results } = JSON.parse(stdout) as Report;
    const open = results.filter(({ status }) => status === 'fail' || status === 'warn').map(({ id }) => id);
    return row(String(scoring.overall), `of 100; not passed: ${open.join(', ') || 'none'}`);
  } finally {
    await server.close();
  }
}

interface Failed {
  stdout: string;
}
interface Report {
  scoring: { overall: number };
  results: { id: string; status: string }[];
}

/** Maximum number of pages in an answer. The answer is correct if one of these pages is the expected page. */
const mostPages = 5;

/**
 * Searches the docs of a site with questions, as AI agents do. Counts the answers that contain the expected page.
 *
 * @param dist the output folder of the site
 * @param count the number of questions in all versions together
 */
export async function answers(dist: string, count: number): Promise<Row[]> {
  const corpus = openCorpus(dist);
  const versions = (await corpus.versions('default')).map(({ name }) => name);
  const rows: Row[] = [];
  for (const version of versions) {
    const questions = await questionsOf(corpus, version, Math.ceil(count / versions.length));
    let found = 0;
    let first = 0;
    for (const { text, path } of questions) {
      const pages = await pagesFor(corpus, text, version);
      found += Number(pages.includes(path));
      first += Number(pages[0] === path);
    }
    const share = (right: number) => `${((right / questions.length) * 100).toFixed(1)} %`;
    rows.push({
      what: `agents, right page in the first ${mostPages}, version ${version}`,
      figure: share(found),
      beside: `${questions.length} questions; right page first: ${share(first)}`,
      goal: '≥ 90 %',
    });
  }
  return rows;
}

async function pagesFor(corpus: Corpus, text: string, version: string): Promise<string[]> {
  const places = await corpus.search(text, { version, instance: 'default', limit: 8 });
  return [...new Set(places.map(({ path }) => path.split('#')[0]!))].slice(0, mostPages);
}

/** Measures searches of a large site in one process, as the MCP server runs them. */
export async function searchTimes({ pages, out }: { pages: number; out: string }): Promise<Row[]> {
  const corpus = openCorpus(out);
  const [version] = await corpus.versions('default');
  const questions = await questionsOf(corpus, version!.name, 200);
  const times: number[] = [];
  for (const { text } of questions) {
    const start = performance.now();
    await pagesFor(corpus, text, version!.name);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => milliseconds(times[Math.floor(times.length * share)]!);
  return [
    {
      what: `agents, search of ${pages} pages, p95`,
      figure: at(0.95),
      beside: `median ${at(0.5)}, slowest ${milliseconds(times.at(-1)!)}, ${times.length} questions`,
      goal: '≤ 50 ms',
    },
  ];
}
