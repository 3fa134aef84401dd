// Measures the quality of the search in a language. Compiles a folder of Markdown, runs queries, and prints how often
// the expected page is the first result.
//     node --import tsx scripts/search-hits.ts <folder> <language> <queries.json> [--kept]
// A query is { query, expect: [paths, any of which is right], isKept? }. Queries with `isKept` were never used to tune
// the search. Their misses are listed only with --kept.
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import glob from 'fast-glob';
import { compile } from '../compiler/compile.ts';
import { adjustableRules } from '../compiler/config/values.ts';
import { openEngine } from '../corpus/search/search-corpus.ts';

interface Query {
  query: string;
  expect: string[];
  isKept?: boolean;
}

const [folder, language, file, ...flags] = process.argv.slice(2);
if (!folder || !language || !file) throw new Error('needs a folder of Markdown, a language, and a file of queries');
const queries = JSON.parse(readFileSync(file, 'utf8')) as Query[];

const site = mkdtempSync(path.join(tmpdir(), 'lectern-search-hits-'));
try {
  const found = await searchAll(await compiledDocs(folder, language), queries, language);
  for (const [name, isOf] of [
    ['tuned', ({ isKept }: Query) => !isKept],
    ['kept', ({ isKept }: Query) => isKept === true],
    ['all', () => true],
  ] as const)
    tell(
      name,
      found.filter(({ requests }) => isOf(requests)),
    );
  for (const { requests, pages } of found) {
    if (requests.expect.includes(pages[0] ?? '') || (requests.isKept && !flags.includes('--kept'))) continue;
    console.log(`  ${requests.query}: ${pages.slice(0, 3).join(' ')} instead of ${requests.expect.join(' ')}`);
  }
} finally {
  rmSync(site, { recursive: true });
}

/** Compiles a folder of Markdown. @returns the output folder */
async function compiledDocs(from: string, locale: string): Promise<string> {
  const docs = path.join(site, 'docs');
  cpSync(from, docs, { recursive: true });
  // MDX is compiled as Markdown, because its code does not matter for the search.
  for (const mdx of glob.sync('**/*.mdx', { cwd: docs, absolute: true })) {
    const plain = mdx.replace(/x$/, '');
    renameSync(mdx, plain);
  }
  const config = {
    title: 'Docs',
    url: 'https://docs.example',
    trailingSlash: true,
    i18n: { defaultLocale: locale, locales: [locale] },
    docs: { routeBasePath: '/' },
    blog: false,
    markdown: { format: 'md' },
    prerender: 'data',
    rules: Object.fromEntries(adjustableRules.map((rule) => [rule, 'warn'])),
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    onBrokenMarkdownLinks: 'ignore',
    onDuplicateRoutes: 'ignore',
  };
  writeFileSync(path.join(site, 'lectern.config.mjs'), `export default ${JSON.stringify(config)};`);
  const { published, diagnostics } = await compile(site);
  if (published) return path.join(site, 'dist');
  const invalid = new Set(
    diagnostics.flatMap(({ severity, place }) => (severity === 'error' && place ? [place.path] : [])),
  );
  console.log(`left out because of errors: ${[...invalid].join(', ')}`);
  for (const each of invalid) rmSync(path.join(site, each));
  const again = await compile(site);
  if (!again.published) throw new Error(again.diagnostics.map(({ message }) => message).join('\n'));
  return path.join(site, 'dist');
}

async function searchAll(dist: string, requested: readonly Query[], locale: string) {
  const read = async (name: string) =>
    JSON.parse(readFileSync(path.join(dist, 'corpus/search', name), 'utf8')) as unknown;
  const engine = openEngine(read);
  const results = [];
  for (const each of requested) {
    const { hits } = await engine.search(
      {
        text: each.query,
        page: 0,
        hitsPerPage: 20,
        hitsPerDocument: 5,
        snippetWords: 10,
        facets: { language: locale, tags: ['default', 'docs-default-current'] },
      },
      new AbortController().signal,
    );
    results.push({ requests: each, pages: [...new Set(hits.map(({ id }) => id.split('#')[0]!))] });
  }
  return results;
}

function tell(name: string, results: Awaited<ReturnType<typeof searchAll>>): void {
  if (results.length === 0) return;
  const among = (most: number) =>
    results.filter(({ requests, pages }) => pages.slice(0, most).some((page) => requests.expect.includes(page))).length;
  const share = (count: number) => `${((100 * count) / results.length).toFixed(0)} %`;
  console.log(`${name}: ${results.length} queries, first ${share(among(1))}, among five ${share(among(5))}`);
}
