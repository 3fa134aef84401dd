import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { openCorpus, type Corpus } from '../../../corpus/index.ts';
import { serveHttp } from '../../../extensions/agents/command/serve-http.ts';
import { questionsOf } from '../agents/questions.ts';
import { milliseconds, type Row } from '../row.ts';

/** The right page must be among this many pages. */
const mostPages = 5;

/** The docs whose pages the questions are about. */
export interface Asked {
  name: string;
  /** The output folder. */
  dist: string;
  /** The number of questions in all versions together. */
  count: number;
  /** By default the main language. */
  language?: string;
}

/** Asks questions about the docs of a site, as agents do, and counts the answers that contain the right page. */
export async function answers({ name, dist, count, language }: Asked): Promise<Row[]> {
  const main = openCorpus(dist);
  const corpus = language === undefined ? main : await main.language(language);
  const { locale } = await corpus.site();
  const versions = (await corpus.versions('default')).map((version) => version.name);
  const rows: Row[] = [];
  for (const version of versions) {
    const questions = await questionsOf(corpus, { version, locale, count: Math.ceil(count / versions.length) });
    if (questions.length === 0) continue;
    let found = 0;
    let first = 0;
    for (const { text, path } of questions) {
      const pages = await pagesFor(corpus, text, version);
      found += Number(pages.includes(path));
      first += Number(pages[0] === path);
    }
    const share = (right: number) => `${((right / questions.length) * 100).toFixed(1)} %`;
    rows.push({
      what: `agents, right page in the first ${mostPages}: ${name}, ${locale}, version ${version}`,
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

/** Measures searches of a large site over HTTP, from the request of an MCP client to its answer. */
export async function searchTimes({ pages, out }: { pages: number; out: string }): Promise<Row[]> {
  const corpus = openCorpus(out);
  const [version] = await corpus.versions('default');
  const questions = await questionsOf(corpus, { version: version!.name, locale: 'en', count: 200 });
  const server = await serveHttp(out, { port: 0, host: '127.0.0.1', isLocal: true });
  const client = new Client({ name: 'bench', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const times: number[] = [];
  const ofCpu: number[] = [];
  try {
    await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
    for (const { text } of questions) {
      const [start, used] = [performance.now(), process.cpuUsage()];
      await client.callTool({ name: 'search', arguments: { query: text } });
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(used);
      ofCpu.push((user + system) / 1000);
    }
  } finally {
    await client.close();
    await server.close();
  }
  const at = (share: number, of: readonly number[] = times) =>
    milliseconds(of.toSorted((a, b) => a - b)[Math.floor(of.length * share)]!);
  return [
    {
      what: `agents, search over MCP in ${pages} pages, p95`,
      figure: at(0.95),
      beside: `median ${at(0.5)}; CPU of client and server: p95 ${at(0.95, ofCpu)}, median ${at(0.5, ofCpu)}; ${times.length} questions`,
      goal: '≤ 50 ms',
    },
  ];
}
