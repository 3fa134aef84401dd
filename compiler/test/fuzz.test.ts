// Compiles random sites. Every compile must end with a result, and the output must be valid, without URLs that run
// code. `FUZZ_RUNS=5000 npm run fuzz` runs longer. A failure prints a seed; `FUZZ_SEED`
// repeats it.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { disk } from '../fs/disk.ts';
import { verifyCorpus } from '../verify/verify-corpus.ts';
import { tempFolder } from './temp.ts';
import { listFiles } from '../fs/list-files.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 20);
const seed = process.env.FUZZ_SEED === undefined ? undefined : Number(process.env.FUZZ_SEED);

const payload = 'javascript:payload()';
const word = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('a', 'intro', 'b c', 'ü', '__proto__', 'constructor', 'toString', '2.10', 'index'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);
const address = fc.oneof(
  fc.constantFrom('./a.md', '/docs/intro', '#x', '../..', '@site/.env', '//host/x', 'https://example.org', '', 'a.png'),
  fc.constantFrom(payload, `pathname://${payload}`, ` JavaScript:payload()`, 'pathname:///zip'),
);
const scalar = fc.oneof(
  word.map((text) => JSON.stringify(text)),
  fc.constantFrom('true', 'null', '3', '2026-01-01', '[a, b]', '{a: 1}', '"', '*x', '2.10'),
  address.map((url) => JSON.stringify(url)),
);
const key = fc.constantFrom(
  'title', 'slug', 'id', 'image', 'tags', 'draft', 'unlisted', 'sidebar_position', 'sidebar_label', 'custom_edit_url',
  'authors', 'date', 'description', 'aliases', '__proto__', 'anything',
); // prettier-ignore
const frontMatter = fc
  .uniqueArray(fc.tuple(key, scalar), { maxLength: 5, selector: ([name]) => name })
  .map((lines) => `---\n${lines.map(([name, value]) => `${name}: ${value}\n`).join('')}---\n`);
const block = fc.oneof(
  word.map((text) => `# ${text}`),
  word.map((text) => `## ${text} {#${text}}`),
  address.map((url) => `[link](<${url}>) ![picture](${url})`),
  address.map((url) => `<a href="${url}">x</a>`),
  address.map((url) => `<Link to="${url}" imageUrl="${url}">x</Link>`),
  fc.tuple(word, word).map(([language, code]) => `\`\`\`${language}\n${code}\n\`\`\``),
  word.map((text) => `:::note[${text}]\n\n${text}\n\n:::`),
  word.map((text) => `<Tabs><TabItem value="${text}">${text}</TabItem></Tabs>`),
  word.map((text) => `| a | ${text} |\n| - | - |\n| ${text} | b |`),
  fc.constantFrom(
    '<script>payload()</script>',
    '{1 + 1}',
    '<b',
    '> '.repeat(9),
    '<details>',
    '<!-- truncate -->',
    '***',
  ),
  fc.string({ maxLength: 30 }),
);
const document = fc
  .tuple(fc.option(frontMatter, { nil: '' }), fc.array(block, { maxLength: 6 }))
  .map(([head, blocks]) => `${head}\n${blocks.join('\n\n')}\n`);
const name = fc.constantFrom('a', 'intro', 'b c', 'ü', 'index', '01-first', '_part', 'constructor', 'README');
const folder = fc.constantFrom(
  'docs/',
  'docs/guide/',
  'docs/02-more/',
  'blog/',
  'blog/2026-01-02-',
  'src/pages/',
  'docs/x/y/',
);
const files = fc.dictionary(
  fc.tuple(folder, name, fc.constantFrom('.md', '.mdx')).map((parts) => parts.join('')),
  document,
  { minKeys: 1, maxKeys: 8 },
);
const settings = fc.record(
  {
    'docs/_category_.json': fc.constantFrom('{"label": "L"}', '{', '{"link": {"type": "doc", "id": "no"}}', '[]'),
    'docs/tags.yml': fc.constantFrom('a:\n  label: A\n', 'a: &a [*a]', `a: {permalink: "${payload}"}`),
    'blog/authors.yml': fc.constantFrom(`a: {name: A, url: "${payload}"}`, 'a: {}', 'a'),
    'docs/x.svg': fc.constantFrom('<svg onload="payload()"/>', '<svg>', ''),
  },
  { requiredKeys: [] },
);
const config = fc.record(
  {
    trailingSlash: fc.boolean(),
    baseUrl: fc.constantFrom('/', '/base/'),
    onBrokenLinks: fc.constantFrom('ignore', 'warn'),
    code: fc.constantFrom('bundle', 'refuse'),
    markdown: fc.constantFrom({ format: 'md' }, { format: 'detect' }, { math: true }),
    themeConfig: address.map((href) => ({ navbar: { items: [{ label: 'x', href }] } })),
    blog: fc.constantFrom(false, { feedOptions: { type: 'all' } }),
  },
  { requiredKeys: [] },
);

test('a random site is compiled or refused, and the published output verifies and runs no code', async () => {
  const property = fc.asyncProperty(files, settings, config, async (documents, more, given) => {
    const site = tempFolder();
    try {
      site.write({
        ...documents,
        ...more,
        '.env': 'TOKEN=payload()',
        'lectern.config.json': JSON.stringify({ title: 'S', ...given }),
      });
      await compileAndCheck(site.dir);
    } finally {
      rmSync(site.dir, { recursive: true, force: true });
    }
  });
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
});

async function compileAndCheck(dir: string): Promise<void> {
  let published: boolean;
  try {
    ({ published } = await compile(dir, { cache: false }));
  } catch (error) {
    assert.instance(error, ConfigError, String((error as Error).stack));
    return;
  }
  if (!published) return;
  const dist = path.join(dir, 'dist');
  const problems = await verifyCorpus({
    list: async () => (await listFiles(disk, dist)).map((entry) => entry.path),
    read: (file) => disk.read(path.join(dist, file)),
  });
  assert.equal(
    problems.filter(({ severity }) => severity === 'error'),
    [],
  );
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const whole = path.join(dist, file);
    if (/^assets\/.*\.js$/.test(file) || !statSync(whole).isFile()) continue;
    const text = readFileSync(whole, 'utf8');
    assert.not.match(text, /TOKEN=/, file);
    // The payload must not be in an address. The text of a diagnostic may contain it.
    assert.not.match(text, /"(?:href|src|to|url|image|permalink|editUrl)":\s*"\s*(?:pathname:\/\/)?javascript:/i, file);
    assert.not.match(text, /(?:href|src)="\s*javascript:|\]\(<?\s*javascript:/i, file);
  }
}

test.run();
