// Tests the hook `sources`: files from an extension are compiled like files on disk.
import { existsSync, readdirSync, readFileSync, unlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { cutVersion } from '../../project/versions/cut-version.ts';
import { openSite } from '../../project/open-site.ts';
import { renameFiles } from '../../../extensions/tools/rename/test/rename.ts';
import { openSession } from '../../session.ts';
import { definition, lines, withExtension } from './extension-site.ts';

/** An extension that adds one page per line of `data/terms.csv`. It counts its runs in a global. */
const terms = `  async sources({ files }) {
    globalThis.probeRuns = (globalThis.probeRuns ?? 0) + 1;
    const rows = ((await files.read('data/terms.csv')) ?? '').split('\\n').filter(Boolean);
    return [
      { path: 'docs/terms/_category_.yml', text: 'label: Terms\\n' },
      ...rows.map((row, index) => {
        const [name, text] = row.split(',');
        return {
          path: \`docs/terms/\${name}.md\`,
          text: \`# \${name}\\n\\n\${text}\\n\`,
          origin: { file: 'data/terms.csv', line: index + 1 },
        };
      }),
    ];
  },`;
const csv = { 'data/terms.csv': 'alpha,The first.\nbeta,The second.\n' };
const runs = () => (globalThis as { probeRuns?: number }).probeRuns ?? 0;
const json = (dir: string, file: string) =>
  JSON.parse(readFileSync(path.join(dir, 'dist/corpus', file), 'utf8')) as Record<string, never>;

test('files of an extension are pages, and its category file names their folder', () =>
  withExtension(terms, csv, async ({ dir }) => {
    const report = await compile(dir);
    assert.equal(report.diagnostics, []);
    assert.is(json(dir, 'pages/docs/terms/alpha.json').title, 'alpha');
    const { sidebars } = json(dir, 'docs/default/current/sidebars.json') as unknown as {
      sidebars: { defaultSidebar: { label: string; items?: { label: string }[] }[] };
    };
    const category = sidebars.defaultSidebar.find(({ label }) => label === 'Terms');
    assert.equal(
      category?.items?.map(({ label }) => label),
      ['alpha', 'beta'],
    );
  }));

test('without a change, the next compile looks at the inputs of extensions, and does nothing', () =>
  withExtension(terms, csv, async ({ dir, write }) => {
    const { lastReport } = await import('../../output/last-compile.ts');
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
      utimesSync(path.join(dir, file), 1e9, 1e9);
    await compile(dir);
    const before = runs();
    assert.ok(await lastReport(dir, {}));
    assert.is(runs(), before);
    write({ 'data/terms.csv': 'alpha,Changed.\n' });
    assert.is(await lastReport(dir, {}), undefined);
    write(csv);
    await compile(dir);
    write({ 'docs/terms/gamma.md': '# Gamma\n' });
    assert.is(await lastReport(dir, {}), undefined);
  }));

test('an edit of the data changes only its page; an edit elsewhere does not run the hook', () =>
  withExtension(terms, csv, async ({ dir, write }) => {
    const session = await openSession(dir, { explain: 'docs/terms/beta.md' });
    try {
      await session.compile();
      const first = runs();
      write({ 'docs/index.md': '# Start\n\nMore.\n' });
      await session.compile(new Set([path.join(dir, 'docs/index.md')]));
      assert.is(runs(), first);
      write({ 'data/terms.csv': 'alpha,The first.\nbeta,Changed.\n' });
      const { changed, stats, explanation } = await session.compile(new Set([path.join(dir, 'data/terms.csv')]));
      assert.is(runs(), first + 1);
      assert.is(stats.parsed, 1);
      assert.equal(
        changed.filter((file) => /index\.html$|^corpus\/pages/.test(file)),
        ['corpus/pages/docs/terms/beta.json', 'docs/terms/beta/index.html'],
      );
      const named = 'file from the extension "probe" docs/terms/beta.md';
      assert.ok(explanation!.dependsOn.includes(named), explanation!.dependsOn.join('\n'));
      assert.ok(explanation!.causes.some(({ name }) => name === named));
      write({ 'data/terms.csv': 'alpha,The first.\n' });
      await session.compile(new Set([path.join(dir, 'data/terms.csv')]));
      assert.throws(() => json(dir, 'pages/docs/terms/beta.json'), /ENOENT/);
    } finally {
      await session.close();
    }
  }));

test('an error in generated text is at its origin', () =>
  withExtension(terms, { 'data/terms.csv': 'alpha,The first.\nbeta,To [nowhere](./gone.md).\n' }, async ({ dir }) => {
    assert.equal(lines((await compile(dir)).diagnostics), [
      'data/terms.csv:2:1 warning broken-markdown-link the linked file "./gone.md" does not exist',
    ]);
  }));

test('each generated line may have a separate origin', () =>
  withExtension(
    `  sources: () => [{
    path: 'docs/all.md', text: '# All\\n\\n[one](./one.md)\\n\\n[two](./two.md)\\n',
    origin: { file: 'list.txt', line: [undefined, undefined, 4, undefined, 9] },
  }],`,
    {},
    async ({ dir }) => {
      assert.equal(
        (await compile(dir)).diagnostics.map(({ place }) => `${place.path}:${place.line}`),
        ['list.txt:4', 'list.txt:9'],
      );
    },
  ));

test('a clash with a file on the disk and a Markdown file in no collection are reported', () =>
  withExtension(
    `  sources: () => [
    { path: 'docs/index.md', text: '# Other', origin: { file: 'data.json', line: 3 } },
    { path: 'elsewhere/a.md', text: '# A' },
  ],`,
    {},
    async ({ dir, write }) => {
      const found = [
        'data.json:3:1 error extension-clash the extension "probe" provides "docs/index.md", but a file on the disk has this path',
        'elsewhere/a.md warning extension-unread an extension provides "elsewhere/a.md", which is in no folder of docs, pages or posts',
      ];
      const session = await openSession(dir, {});
      try {
        assert.equal(lines((await session.compile()).diagnostics), found);
        write({ 'docs/other.md': '# Other\n' });
        unlinkSync(path.join(dir, 'docs/index.md'));
        assert.equal(lines((await session.compile()).diagnostics), found.slice(1));
      } finally {
        await session.close();
      }
    },
  ));

const failures: Record<string, { members: string; found: RegExp }> = {
  throws: {
    members: `  sources() {\n    throw new Error('no data');\n  },`,
    found: /^probe\.ts:5:11 error extension-failed the extension "probe" fails in "sources": the hook throws: no data$/,
  },
  'returns no list': {
    members: '  sources: () => 7,',
    found:
      /^lectern\.config\.ts:2:\d+ error extension-failed .*"sources": the hook returned a wrong value: the returned value: /,
  },
  'returns a path out of the site': {
    members: "  sources: () => [{ path: '../a.md', text: '' }],",
    found: /^lectern\.config\.ts:2:\d+ error extension-failed .* \[0\]\.path: expected a path in the site's folder/,
  },
  'returns a path twice': {
    members: "  sources: () => [{ path: 'docs/a.md', text: '' }, { path: 'docs/a.md', text: '' }],",
    found: /the hook returned the path "docs\/a\.md" twice$/,
  },
  'changes a value that it gets': {
    members: '  sources({ site }) {\n    site.locales.push("fr");\n    return [];\n  },',
    found: /^probe\.ts:5:18 error extension-failed .*the hook throws: Cannot add property 1, object is not extensible$/,
  },
};

/** @returns the diagnostics, with those from extensions first */
const inOrder = (diagnostics: readonly Diagnostic[]) =>
  lines([
    ...diagnostics.filter(({ rule }) => rule === 'extension-failed'),
    ...diagnostics.filter(({ rule }) => rule !== 'extension-failed'),
  ]);

for (const [name, { members, found }] of Object.entries(failures))
  test(`a hook that ${name} is one error, and other errors of the site are reported`, () =>
    withExtension(members, { 'docs/b.md': '# B\n\n[gone](./gone.md)\n' }, async ({ dir }) => {
      const [first, second, ...others] = inOrder((await compile(dir)).diagnostics);
      assert.match(first!, found);
      assert.match(second!, 'docs/b.md:3:1 warning broken-markdown-link');
      assert.equal(others, []);
    }));

test('a site publishes without a failed extension if its rules allow that, and the hook runs again after a repair', () =>
  withExtension(
    `  sources({ files }) {
    return files.read('data.json').then((text) => [{ path: 'docs/a.md', text: JSON.parse(text).text }]);
  },`,
    {
      'data.json': '{',
      'lectern.config.ts':
        "import probe from './probe.ts';\nexport default { title: 'Site', rules: { 'extension-failed': 'warn' }, extensions: [probe()] };\n",
    },
    async ({ dir, write }) => {
      const session = await openSession(dir, {});
      try {
        const broken = await session.compile();
        assert.ok(broken.published);
        assert.match(lines(broken.diagnostics)[0]!, /^probe\.ts:5:\d+ warning extension-failed/);
        write({ 'data.json': '{"text": "# Repaired"}' });
        assert.equal((await session.compile(new Set([path.join(dir, 'data.json')]))).diagnostics, []);
        assert.is(json(dir, 'pages/docs/a.json').title, 'Repaired');
      } finally {
        await session.close();
      }
    },
  ));

test('files that a hook reads with functions of Node.js count as inputs, and a generated page has no edit link', () =>
  withExtension(
    `  sources: () => [{ path: 'docs/a.md', text: readFileSync(new URL('./data.txt', import.meta.url), 'utf8') }],`,
    {
      'data.txt': '# One\n',
      'lectern.config.ts':
        "import probe from './probe.ts';\nexport default { title: 'Site', docs: { editUrl: 'https://edit.example/' }, extensions: [probe()] };\n",
    },
    async ({ dir, write }) => {
      write({
        'probe.ts': `import { existsSync, readdirSync, readFileSync, unlinkSync, utimesSync } from 'node:fs';\n${readFileSync(path.join(dir, 'probe.ts'), 'utf8')}`,
      });
      const session = await openSession(dir, {});
      try {
        await session.compile();
        assert.is(json(dir, 'pages/docs/a.json').editUrl, undefined);
        assert.is(json(dir, 'pages/docs.json').editUrl, 'https://edit.example/docs/index.md' as never);
        write({ 'data.txt': '# Two\n' });
        await session.compile(new Set([path.join(dir, 'data.txt')]));
        assert.is(json(dir, 'pages/docs/a.json').title, 'Two');
      } finally {
        await session.close();
      }
    },
  ));

test('any number of threads compiles generated files to the same bytes', () =>
  withExtension(terms, csv, async ({ dir }) => {
    const outputs = [];
    for (const jobs of [1, 2]) {
      await compile(dir, { jobs, cache: false, outDir: path.join(dir, `out-${jobs}`) });
      outputs.push(readFileSync(path.join(dir, `out-${jobs}/corpus/manifest.json`), 'utf8'));
    }
    assert.is(outputs[0], outputs[1]);
  }));

test('a version contains the files that extensions provide, and not those outside the docs', () =>
  withExtension(terms, csv, async ({ dir }) => {
    const { files } = await cutVersion(await openSite(dir), '1.0', 'default');
    assert.is(files, 4);
    const read = (file: string) => readFileSync(path.join(dir, 'versioned_docs/version-1.0', file), 'utf8');
    assert.is(read('terms/alpha.md'), '# alpha\n\nThe first.\n');
    assert.is(read('terms/_category_.yml'), 'label: Terms\n');
    assert.equal((await compile(dir)).diagnostics, []);
    // The newly cut version is the default version, so its pages are at `/docs`, and the current docs at
    // `/docs/next`.
    for (const page of ['docs/terms/beta', 'docs/next/terms/beta'])
      assert.is(json(dir, `pages/${page}.json`).title, 'beta');
  }));

test('a failing extension prevents a version, and a provided file cannot be renamed', () =>
  withExtension(terms, csv, async ({ dir, write }) => {
    const { diagnostics } = await renameFiles(dir, [{ from: 'docs/terms/alpha.md', to: 'docs/a.md' }], {});
    assert.equal(lines(diagnostics), [
      'docs/terms/alpha.md error invalid-rename "docs/terms/alpha.md" can\'t be renamed: an extension provides this file',
    ]);
    write({ 'probe.ts': definition("  sources() { throw new Error('no'); },") });
    const error = await openSite(dir)
      .then((site) => cutVersion(site, '1.0', 'default'))
      .catch((thrown) => thrown);
    assert.match(String(error), 'the hook throws: no');
    assert.is(existsSync(path.join(dir, 'versioned_docs')), false);
  }));

test.run();
