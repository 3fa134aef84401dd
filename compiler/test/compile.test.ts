import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { version } from '../version.ts';
import { tempFolder, type TempFolder } from './temp.ts';

const site = {
  'lectern.config.json': JSON.stringify({
    title: 'Handbook',
    url: 'https://example.org',
    docs: { sidebarCollapsed: false },
  }),
  'docs/index.md': '---\nslug: /\n---\n\n# Welcome\n\nRead on in [Installation](./install.md#from-source).\n',
  'docs/install.md': '---\ntags: [setup]\n---\n\n# Installation\n\n## From source\n\n![Logo](./logo.svg)\n',
  'docs/more/usage.mdx':
    'import Note from "./_note.mdx";\n\n# Usage\n\n<Note />\n\n```js title="a.js"\nlet a = 1;\n```\n',
  'docs/more/_note.mdx': '## A shared heading\n\nIncluded text.\n',
  'docs/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
  'static/robots.txt': 'User-agent: *\n',
};

/** Returns all files of a folder with their content. */
function contentsOf(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(dir, name)).isFile(),
  );
  return Object.fromEntries(files.sort().map((name) => [name, readFileSync(path.join(dir, name), 'base64')]));
}

async function withSite(
  run: (folder: TempFolder, dist: string) => Promise<void>,
  files: Record<string, string> = site,
): Promise<void> {
  const folder = tempFolder();
  try {
    folder.write(files);
    await run(folder, path.join(folder.dir, 'dist'));
  } finally {
    folder.remove();
  }
}

const pageOf = (dist: string, name: string) =>
  JSON.parse(readFileSync(path.join(dist, `corpus/pages/${name}.json`), 'utf8'));

test('a small site compiles into pages that other tools can read', () =>
  withSite(async (folder, dist) => {
    const report = await compile(folder.dir);
    assert.equal(report.diagnostics, []);
    assert.is(report.published, true);
    assert.is(report.stats.documents, 4);
    const page = pageOf(dist, 'docs/install');
    assert.is(page.kind, 'doc');
    assert.is(page.title, 'Installation');
    assert.equal(page.tags, [{ label: 'setup', path: '/docs/tags/setup' }]);
    const image = page.body.children.at(-1).children[0];
    assert.match(image.properties.src, /^\/assets\/logo-[\da-f]{8}\.svg$/);
    assert.equal([image.properties.width, image.properties.height], [30, 20]);
    assert.ok(existsSync(path.join(dist, image.properties.src)));
    assert.ok(existsSync(path.join(dist, 'docs/install/index.html')));
    assert.ok(existsSync(path.join(dist, 'robots.txt')));
  }));

test('a published site contains no script for development', () =>
  withSite(
    async (folder, dist) => {
      const scripts = () =>
        [...readFileSync(path.join(dist, 'docs/index.html'), 'utf8').matchAll(/<script type="module"/g)].length;
      const parts = () => readdirSync(path.join(dist, 'assets')).filter((name) => name.startsWith('dev-'));
      await compile(folder.dir);
      assert.equal([scripts(), parts().length], [1, 0]);
      await compile(folder.dir, { development: true });
      assert.equal([scripts(), parts().length], [2, 1]);
      await compile(folder.dir);
      assert.equal([scripts(), parts().length], [1, 0]);
    },
    { 'docs/index.md': '# Welcome\n' },
  ));

test('each page names the site with which it was written, also if the site changes later', () =>
  withSite(
    async (folder, dist) => {
      const config = (title: string) => JSON.stringify({ title, url: 'https://example.org', search: false });
      const generationsOf = async (files: Record<string, string>) => {
        folder.write(files);
        await compile(folder.dir);
        const site = JSON.parse(readFileSync(path.join(dist, 'corpus/site.json'), 'utf8'));
        return [site, pageOf(dist, 'docs'), pageOf(dist, 'docs/other')].map(({ generation }) => generation);
      };
      const first = await generationsOf({ 'lectern.config.json': config('First') });
      assert.equal(first, Array(3).fill(first[0]));
      assert.equal(await generationsOf({ 'docs/other.md': '# Another\n' }), first);
      const second = await generationsOf({ 'lectern.config.json': config('Second') });
      assert.equal(second, Array(3).fill(second[0]));
      assert.is.not(second[0], first[0]);
    },
    { 'docs/index.md': '# Welcome\n', 'docs/other.md': '# Other\n' },
  ));

test('a partial replaces its import, and its headings are in the table of contents', () =>
  withSite(async (folder, dist) => {
    await compile(folder.dir);
    const page = pageOf(dist, 'docs/more/usage');
    assert.equal(page.toc, [{ depth: 2, id: 'a-shared-heading', text: 'A shared heading' }]);
    assert.equal(
      page.body.children.map((node: { tagName?: string; name?: string }) => node.tagName ?? node.name).filter(Boolean),
      ['h1', 'h2', 'p', 'CodeBlock'],
    );
  }));

test('the viewer gets the rewrites that cover no page, and the versions of the site and Lectern', () =>
  withSite(
    async (folder, dist) => {
      assert.equal((await compile(folder.dir)).diagnostics, []);
      const {
        rewrites,
        generator,
        version: siteVersion,
      } = JSON.parse(readFileSync(path.join(dist, 'corpus/site.json'), 'utf8'));
      assert.equal(rewrites, [
        { from: '/newest/:rest*', to: '/docs/:rest*', coversNoPage: true },
        { from: '/docs/more/:rest*', to: '/docs/:rest*' },
        { from: '/docs/install/:rest*', to: '/docs/install', coversNoPage: true },
      ]);
      assert.equal([generator, siteVersion], [{ name: 'lectern', version }, '4.5.6']);
      assert.equal(JSON.parse(readFileSync(path.join(dist, 'corpus/redirects.json'), 'utf8')).rewrites[0], {
        from: '/newest/:rest*',
        to: '/docs/:rest*',
      });
    },
    {
      ...site,
      'package.json': '{"version": "4.5.6"}',
      'lectern.config.json': JSON.stringify({
        title: 'Handbook',
        docs: {},
        rewrites: [
          { from: '/newest/:rest*', to: '/docs/:rest*' },
          { from: '/docs/more/:rest*', to: '/docs/:rest*' },
          { from: '/docs/install/:rest*', to: '/docs/install' },
        ],
      }),
    },
  ));

test('drafts have no page, and are listed only as ids in docs.json', () =>
  withSite(
    async (folder, dist) => {
      const report = await compile(folder.dir);
      assert.equal(report.diagnostics, []);
      const docs = JSON.parse(readFileSync(path.join(dist, 'corpus/docs/default/current/docs.json'), 'utf8'));
      assert.equal(docs.draftIds, ['later', 'more/soon']);
      assert.not.ok(docs.docs.some(({ id }: { id: string }) => id.includes('soon')));
      assert.not.ok(existsSync(path.join(dist, 'corpus/pages/docs/later.json')));
    },
    {
      ...site,
      'docs/more/soon.md': '---\ndraft: true\n---\n\n# Soon\n',
      'docs/later.md': '---\ndraft: true\n---\n\n# Later\n',
    },
  ));

test('a link between files becomes the path of the page', () =>
  withSite(async (folder, dist) => {
    await compile(folder.dir);
    const link = pageOf(dist, 'docs').body.children[1].children[1];
    assert.is(link.properties.href, '/docs/install#from-source');
    assert.is(link.references, undefined);
  }));

test('two compiles give equal bytes, with and without the cache', () =>
  withSite(async (folder, dist) => {
    await compile(folder.dir, { outDir: path.join(folder.dir, 'cold'), cache: false });
    await compile(folder.dir);
    const warm = await compile(folder.dir);
    assert.equal([warm.stats.parsed, warm.stats.written], [0, 0]);
    assert.equal(contentsOf(dist), contentsOf(path.join(folder.dir, 'cold')));
  }));

test('the output depends neither on the folder it is compiled in nor on time', () =>
  withSite(async (one, first) =>
    withSite(async (other, second) => {
      await compile(one.dir);
      await compile(other.dir);
      const [a, b] = [contentsOf(first), contentsOf(second)];
      assert.equal(a, b);
      assert.not.ok(Object.values(a).some((bytes) => Buffer.from(bytes, 'base64').includes(one.dir)));
    }),
  ));

test('a changed file is the only one that is parsed again', () =>
  withSite(async (folder) => {
    await compile(folder.dir);
    folder.write({ 'docs/install.md': `${site['docs/install.md']}\nMore.\n` });
    assert.is((await compile(folder.dir)).stats.parsed, 1);
  }));

test('equal files are parsed once', () =>
  withSite(async (folder) => assert.is((await compile(folder.dir)).stats.parsed, 2), {
    'docs/a.md': '# Same\n',
    'docs/b.md': '# Same\n',
    'docs/c.md': '# Other\n',
  }));

test('with an error nothing is published, and the last good output stays', () =>
  withSite(async (folder, dist) => {
    await compile(folder.dir);
    const before = contentsOf(dist);
    folder.write({
      'docs/install.md': '# Installation\n\n![x](./nowhere.png)\n\n[y](/nowhere)\n',
      'docs/index.md': '---\ntitle: [\n---\n',
    });
    const report = await compile(folder.dir);
    assert.is(report.published, false);
    assert.equal(
      report.diagnostics.map(({ rule, severity }) => `${severity} ${rule}`),
      ['error front-matter-syntax', 'error missing-image', 'error broken-link'],
    );
    assert.equal(contentsOf(dist), before);
  }));

test('every kind of error is reported in one run, and the previous output is unchanged', () =>
  withSite(async (folder, dist) => {
    await compile(folder.dir);
    const before = contentsOf(dist);
    const problems = path.resolve(import.meta.dirname, '../../fixtures/faults');
    const kinds = [
      'front-matter-yaml',
      'front-matter-type',
      'mdx-syntax',
      'broken-link',
      'broken-markdown-link',
      'broken-anchor',
      'missing-image',
      'duplicate-routes',
      'unknown-admonition',
      'invalid-utf8',
      'draft-link',
      'unknown-doc-id',
    ];
    for (const kind of kinds)
      cpSync(path.join(problems, kind, 'docs'), path.join(folder.dir, 'docs', kind), { recursive: true });
    cpSync(path.join(problems, 'unknown-doc-id/sidebars.json'), path.join(folder.dir, 'sidebars.json'));
    folder.write({
      'lectern.config.json': JSON.stringify({ title: 'Handbook', docs: { sidebarPath: 'sidebars.json' } }),
      'docs/loud.md': '---\nslug: /INSTALL\n---\n\n# Installation, loud\n',
    });
    symlinkSync('/etc/hostname', path.join(folder.dir, 'docs/linked.md'));
    const report = await compile(folder.dir);
    assert.is(report.published, false);
    assert.equal([...new Set(report.diagnostics.map(({ rule }) => rule))].sort(), [
      'broken-anchor',
      'broken-link',
      'broken-markdown-link',
      'colliding-paths',
      'draft-link',
      'duplicate-route',
      'front-matter',
      'front-matter-syntax',
      'invalid-utf8',
      'mdx-syntax',
      'missing-asset',
      'missing-image',
      'symlink-outside',
      'unknown-admonition',
      'unknown-sidebar-doc',
    ]);
    assert.ok(report.diagnostics.every(({ message, place }) => message !== '' && place.path !== ''));
    assert.equal(contentsOf(dist), before);
  }));

test('with strict, warnings prevent publishing', () =>
  withSite(
    async (folder) => {
      assert.is((await compile(folder.dir, { strict: true })).published, false);
      assert.is((await compile(folder.dir)).published, true);
    },
    { 'docs/a.md': '# A\n\n[x](./nowhere.md)\n' },
  ));

test('a removed page is removed from the output', () =>
  withSite(async (folder, dist) => {
    folder.write({ 'docs/extra.md': '# Extra\n' });
    await compile(folder.dir);
    assert.ok(existsSync(path.join(dist, 'docs/extra/index.html')));
    writeFileSync(path.join(folder.dir, 'docs/extra.md'), '---\ndraft: true\n---\n');
    const report = await compile(folder.dir);
    assert.equal(
      report.diagnostics.map(({ rule }) => rule),
      [],
    );
    assert.not.ok(existsSync(path.join(dist, 'docs/extra')));
    assert.not.ok(existsSync(path.join(dist, 'corpus/pages/docs/extra.json')));
  }));

test('a damaged cache does not change the output', () =>
  withSite(async (folder, dist) => {
    await compile(folder.dir);
    const before = contentsOf(dist);
    const cache = path.join(folder.dir, '.lectern/cache');
    for (const name of readdirSync(cache, { recursive: true, encoding: 'utf8' })) {
      if (statSync(path.join(cache, name)).isFile()) writeFileSync(path.join(cache, name), 'garbage');
    }
    const report = await compile(folder.dir);
    assert.is(report.stats.parsed, 4);
    assert.equal(contentsOf(dist), before);
  }));

test('a document is parsed again if the cache has its head, but not its body', () =>
  withSite(async (folder, dist) => {
    await compile(folder.dir);
    const before = contentsOf(dist);
    const cache = path.join(folder.dir, '.lectern/cache');
    for (const name of readdirSync(cache, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.texts')) continue;
      const texts = readFileSync(path.join(cache, name), 'utf8');
      writeFileSync(path.join(cache, name), texts.replaceAll('{"type":"root"', '{"type":"ruin"'));
    }
    folder.write({ 'docs/new.md': 'New.' });
    assert.is((await compile(folder.dir)).stats.parsed, 1);
    rmSync(path.join(folder.dir, 'docs/new.md'));
    await compile(folder.dir);
    assert.equal(contentsOf(dist), before);
  }));

test('the manifest lists every other file', () =>
  withSite(async (folder, dist) => {
    await compile(folder.dir);
    const manifest = JSON.parse(readFileSync(path.join(dist, 'corpus/manifest.json'), 'utf8'));
    const files = Object.keys(contentsOf(dist)).filter((name) => name !== 'corpus/manifest.json');
    assert.equal(manifest.files.map((row: { path: string }) => row.path).sort(), files.sort());
    assert.equal(manifest.counts, { doc: 3, 'doc-tag': 1, 'doc-tags': 1, search: 1 });
  }));

test('an address in HTML may have the base URL; a missing file is a warning, because another program may answer', () =>
  withSite(
    async (folder, dist) => {
      const { published, diagnostics } = await compile(folder.dir);
      assert.is(published, true);
      assert.equal(
        diagnostics.map(({ rule, severity, place }) => `${severity} ${rule} ${place.line}`),
        ['warning missing-image 3'],
      );
      assert.match(JSON.stringify(pageOf(dist, 'docs').body), '"src":"/base/img/a.svg"');
    },
    {
      'lectern.config.json': JSON.stringify({ title: 'Site', baseUrl: '/base/', docs: {} }),
      'docs/index.mdx': '<img src="/base/img/a.svg" alt="" />\n\n<img src="/made/elsewhere.png" alt="" />\n',
      'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  ));

test('a rule has the severity that the site chooses for it', async () => {
  const files = (rules: object) => ({
    'lectern.config.json': JSON.stringify({ title: 'Handbook', rules }),
    'docs/a.md': '# A\n\n![gone](./gone.png) [nowhere](#nowhere)\n',
  });
  const outcome = async (rules: object) => {
    let report: Awaited<ReturnType<typeof compile>> | undefined;
    await withSite(async ({ dir }) => void (report = await compile(dir)), files(rules));
    const { published, diagnostics } = report!;
    return [published, ...diagnostics.map(({ rule, severity }) => `${rule} ${severity}`)];
  };
  assert.equal(await outcome({}), [false, 'missing-image error', 'broken-anchor warning']);
  assert.equal(await outcome({ 'missing-image': 'warn', 'broken-anchor': 'ignore' }), [true, 'missing-image warning']);
  assert.equal(await outcome({ 'missing-image': 'ignore', 'broken-anchor': 'error' }), [false, 'broken-anchor error']);
});

test.run();
