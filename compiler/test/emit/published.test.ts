// Tests the output files that are not pages, for a small site.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { inspect } from '../../inspect.ts';
import { tempFolder } from '../temp.ts';

type Read = (name: string) => string | undefined;

async function withOutput(
  files: Record<string, string>,
  config: object,
  check: (read: Read, rules: string[]) => void,
): Promise<void> {
  const folder = tempFolder();
  try {
    folder.write({
      ...files,
      'lectern.config.json': JSON.stringify({ title: 'Site', url: 'https://example.org', ...config }),
    });
    const { diagnostics, published } = await compile(folder.dir);
    assert.is(published, true, JSON.stringify(diagnostics));
    const read: Read = (name) => {
      const file = path.join(folder.dir, 'dist', name);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    check(
      read,
      diagnostics.map(({ rule, place }) => `${rule} ${place.path}`),
    );
  } finally {
    folder.remove();
  }
}

const docs = {
  'docs/index.md': '---\nslug: /\ndescription: Start here\n---\n\n# Welcome\n\nText.\n',
  'docs/a.md': '---\naliases: [/old]\n---\n\n# A [b]\n\nSee [home](./index.md).\n',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
};

const line = '> For AI agents: all pages are listed in https://example.org/llms.txt\n';

test('llms.txt lists every listed page with a link to its Markdown', () =>
  withOutput(docs, { docs: {}, tagline: 'A site' }, (read) => {
    assert.is(
      read('llms.txt'),
      [
        '# Site',
        '',
        '> A site',
        '',
        '## Docs',
        '',
        '- [A \\[b\\]](https://example.org/docs/a.md): See home.',
        '- [Welcome](https://example.org/docs.md): Start here',
        '',
      ].join('\n'),
    );
    assert.is(read('docs/a.md'), `# A \\[b\\]\n\n${line}\nSee [home](https://example.org/docs/).\n`);
    assert.match(read('llms-full.txt')!, '<!-- https://example.org/docs/a.md -->\n\n# A \\[b\\]\n\nSee');
    assert.not.match(read('llms-full.txt')!, 'Hidden');
    assert.is(read('docs/hidden.md'), `# Hidden\n\n${line}`);
    assert.is(JSON.parse(read('corpus/pages/docs/a.json')!).markdown, '/docs/a.md');
    assert.match(read('docs/a/index.html')!, '<link rel="alternate" href="/docs/a.md" type="text/markdown"');
  }));

test('llms.txt escapes the text of pages', () =>
  withOutput(
    {
      'docs/a.md':
        '---\ntitle: Use <b onclick="payload()">\ndescription: "[x](javascript:payload()) <img src=x> a_b"\n---\n\nText.\n',
    },
    { docs: {}, tagline: '*Soon*' },
    (read) => {
      const text = read('llms.txt')!;
      assert.match(text, '> \\*Soon\\*');
      assert.match(text, '- [Use \\<b onclick="payload()">](https://example.org/docs/a.md): ');
      assert.match(text, ': \\[x\\](javascript:payload()) \\<img src=x> a_b\n');
    },
  ));

test('the config may disable llms-full.txt, or both files', async () => {
  await withOutput(docs, { docs: {}, llms: { full: false } }, (read) => {
    assert.ok(read('llms.txt'));
    assert.is(read('llms-full.txt'), undefined);
  });
  await withOutput(docs, { docs: {}, llms: false }, (read) => assert.is(read('llms.txt'), undefined));
});

test('the sitemap contains the pages for search engines', () =>
  withOutput(docs, { docs: {} }, (read) => {
    assert.equal(
      [...read('sitemap.xml')!.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url),
      ['https://example.org/docs/', 'https://example.org/docs/a'],
    );
  }));

test('a redirect is a page of the corpus, a route and an HTML file', () =>
  withOutput(docs, { docs: {} }, (read) => {
    assert.match(read('old/index.html')!, 'url=/docs/a"');
    const page = JSON.parse(read('corpus/pages/old.json')!);
    assert.equal([page.kind, page.path, page.to], ['redirect', '/old', '/docs/a']);
    const routes = JSON.parse(read('corpus/routes.json')!).routes as { path: string; kind: string }[];
    assert.is(routes.find(({ path: at }) => at === '/old')?.kind, 'redirect');
    assert.equal(JSON.parse(read('corpus/redirects.json')!).redirects, [{ from: '/old', to: '/docs/a' }]);
  }));

test('a static file replaces a generated file, and that is reported', () =>
  withOutput(
    { ...docs, 'static/_redirects': '/x /y\n', 'static/docs/a.md': 'Mine\n', 'static/404.html': '<p>Gone\n' },
    { docs: {} },
    (read, rules) => {
      assert.equal([read('_redirects'), read('docs/a.md'), read('404.html')], ['/x /y\n', 'Mine\n', '<p>Gone\n']);
      assert.is(JSON.parse(read('corpus/pages/docs/a.json')!).markdown, undefined);
      assert.equal(rules, [
        'shadowed-file static/404.html',
        'shadowed-file static/_redirects',
        'shadowed-file static/docs/a.md',
      ]);
    },
  ));

test('a static file that conflicts with a generated file is reported at its location', async () => {
  const messages: Record<string, string> = {
    'static/corpus/site.json': '"corpus/site.json", in a folder of generated files',
    'static/corpus/manifest.json': '"corpus/manifest.json", in a folder of generated files',
    'static/Corpus/pages/x.json': '"Corpus/pages/x.json", in a folder of generated files',
    'static/assets': 'but Lectern generates "assets/"',
    'static/docs': 'but Lectern generates "docs/',
    'static/Docs/a/Index.html': 'but Lectern generates "docs/a/index.html": many systems',
    'static/sitemap.xml/x.txt': 'but Lectern generates "sitemap.xml"',
  };
  for (const [file, message] of Object.entries(messages)) {
    const folder = tempFolder();
    try {
      folder.write({
        ...docs,
        'lectern.config.json': JSON.stringify({ title: 'Site', url: 'https://example.org', docs: {} }),
        [file]: '{}',
      });
      const { diagnostics, published } = await compile(folder.dir, { cache: false });
      const problems = diagnostics.filter(({ rule }) => rule === 'clashing-file');
      assert.equal(
        problems.map(({ place }) => place.path),
        [file],
      );
      assert.match(problems[0]!.message, message);
      assert.is(published, false);
    } finally {
      folder.remove();
    }
  }
});

test('check and compile report a page with the address of a generated file', async () => {
  const slugs = [
    '/index.html',
    '/404.html',
    '/sw.js',
    '/sitemap.xml',
    '/opensearch.xml',
    '/corpus/site.json',
    '/_headers',
  ];
  const pages = slugs.map((slug, index) => [`docs/p${index}.md`, `---\nslug: ${slug}\n---\n\n# P\n`]);
  const folder = tempFolder();
  try {
    const config = { title: 'Site', url: 'https://example.org', hosts: ['netlify'], docs: { routeBasePath: '/' } };
    folder.write({
      'docs/index.md': '---\nslug: /\n---\n\n# Start\n',
      'docs/robots.md': '---\nslug: /robots.txt\n---\n\n# P\n',
      ...Object.fromEntries(pages),
      'lectern.config.json': JSON.stringify(config),
    });
    const checked = await inspect(folder.dir);
    const compiled = await compile(folder.dir, { cache: false });
    assert.equal(compiled.diagnostics, checked.diagnostics);
    assert.equal(
      checked.diagnostics.map(({ rule, place }) => `${place.path}:${place.line} ${rule}`).sort(),
      pages.map(([file]) => `${file}:2 colliding-paths`),
    );
  } finally {
    folder.remove();
  }
});

test('a page with the path of a Markdown file keeps its path', () =>
  withOutput({ 'docs/a.md': '# A\n', 'docs/b.md': '---\nslug: /a.md\n---\n\n# B\n' }, { docs: {} }, (read) => {
    assert.ok(read('docs/a.md/index.html'));
    assert.is(JSON.parse(read('corpus/pages/docs/a.json')!).markdown, undefined);
    assert.is(read('docs/a.md.md'), `# B\n\n${line}`);
  }));

test.run();
