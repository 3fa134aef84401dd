// Measures the search quality in one language. Compiles a folder of Markdown, runs typical queries, and prints how often
// the expected page comes first.
//     node --import tsx scripts/search-hits.ts <folder> <language> <queries.json> [--kept]
// A query is { query, expect: [paths of pages, any of them], isKept? }. Kept ones are those that nothing was tuned on;
// their misses are only named with --kept.
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
      found.filter(({ asked }) => isOf(asked)),
    );
  for (const { asked, pages } of found) {
    if (asked.expect.includes(pages[0] ?? '') || (asked.isKept && !flags.includes('--kept'))) continue;
    console.log(`  ${asked.query}: ${pages.slice(0, 3).join(' ')} instead of ${asked.expect.join(' ')}`);
  }
} finally {
  rmSync(site, { recursive: true });
}

/** @returns the output folder */
async function compiledDocs(from: string, locale: string): Promise<string> {
  const docs = path.join(site, 'docs');
  cpSync(from, docs, { recursive: true });
  // Code in the pages of others does not matter here, so MDX is compiled as Markdown.
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
  const faulty = new Set(
    diagnostics.flatMap(({ severity, place }) => (severity === 'error' && place ? [place.path] : [])),
  );
  console.log(`left out because of errors: ${[...faulty].join(', ')}`);
  for (const each of faulty) rmSync(path.join(site, each));
  const again = await compile(site);
  if (!again.published) throw new Error(again.diagnostics.map(({ message }) => message).join('\n'));
  return path.join(site, 'dist');
}

async function searchAll(dist: string, asked: readonly Query[], locale: string) {
  const read = async (name: string) =>
    JSON.parse(readFileSync(path.join(dist, 'corpus/search', name), 'utf8')) as unknown;
  const engine = openEngine(read);
  const results = [];
  for (const each of asked) {
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
    results.push({ asked: each, pages: [...new Set(hits.map(({ id }) => id.split('#')[0]!))] });
  }
  return results;
}

function tell(name: string, results: Awaited<ReturnType<typeof searchAll>>): void {
  if (results.length === 0) return;
  const among = (most: number) =>
    results.filter(({ asked, pages }) => pages.slice(0, most).some((page) => asked.expect.includes(page))).length;
  const share = (count: number) => `${((100 * count) / results.length).toFixed(0)} %`;
  console.log(`${name}: ${results.length} queries, first ${share(among(1))}, among five ${share(among(5))}`);
}
