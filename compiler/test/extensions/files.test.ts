// Tests the hook `files`, which adds files to the output, built from the compiled pages.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { inspect } from '../../inspect.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { openSession } from '../../session.ts';
import { definition, lines, withExtension } from './extension-site.ts';

/** Writes the titles of the docs pages, and the description of one page. */
const titles = `  async files(corpus, emit) {
    globalThis.probeFiles = (globalThis.probeFiles ?? 0) + 1;
    const docs = (await corpus.routes()).filter(({ kind }) => kind === 'doc');
    emit('data/titles.txt', docs.map(({ title }) => title).join('\\n'));
    emit('data/first.bin', Uint8Array.from([1, 2]));
    const { description } = await corpus.page('/docs/a');
    emit('data/description.txt', description);
    await corpus.page('/docs/gone').catch(({ reason }) => emit('data/gone.txt', reason));
  },`;
const pages = { 'docs/a.md': '# A\n\nOne.\n', 'docs/b.md': '# B\n\nTwo.\n' };
const runs = () => (globalThis as { probeFiles?: number }).probeFiles ?? 0;
const read = (dir: string, file: string) => readFileSync(path.join(dir, 'dist', file), 'utf8');

test('an extension writes files from the pages of the compile', () =>
  withExtension(titles, pages, async ({ dir }) => {
    assert.equal((await compile(dir)).diagnostics, []);
    assert.is(read(dir, 'data/titles.txt'), 'Start\nA\nB');
    assert.is(read(dir, 'data/description.txt'), 'One.');
    assert.is(read(dir, 'data/gone.txt'), 'missing');
    assert.equal([...readFileSync(path.join(dir, 'dist/data/first.bin'))], [1, 2]);
    const { files } = JSON.parse(read(dir, 'corpus/manifest.json')) as { files: Record<string, unknown> };
    assert.ok(JSON.stringify(files).includes('data/titles.txt'));
  }));

test('check runs the hook on the pages of the site, although nothing is written', () =>
  withExtension(titles, pages, async ({ dir }) => {
    const before = runs();
    assert.equal((await inspect(dir, { rehearse: true })).diagnostics, []);
    assert.ok(runs() > before);
    assert.not(existsSync(path.join(dir, 'dist')));
  }));

test('a reserved path and a name that Windows cannot store are errors', async () => {
  for (const [file, reason] of [
    ['.lectern/lock', /^lectern\.config\.ts:2:\d+ error output-path .*is reserved for Lectern/],
    ['corpus/manifest.json', /^lectern\.config\.ts:2:\d+ error output-path .*is reserved for Lectern/],
    ['CON', /^probe\.ts:4:\d+ error extension-failed .*Windows reserves the name/],
  ] as const)
    await withExtension(`  files: (_, emit) => emit('${file}', 'x'),`, {}, async ({ dir }) => {
      const { published, diagnostics } = await compile(dir);
      assert.is(published, false, file);
      assert.match(lines(diagnostics)[0]!, reason);
    });
});

test('the hook runs again only after a change of a value that it has read', () =>
  withExtension(titles, pages, async ({ dir, write }) => {
    const session = await openSession(dir, {});
    const save = async (file: string, text: string) => {
      write({ [file]: text });
      return (await session.compile()).changed.filter((each) => each.startsWith('data/'));
    };
    try {
      await session.compile();
      const first = runs();
      assert.equal(await save('docs/b.md', '# B\n\nTwo.\n\nThree.\n'), []);
      assert.is(runs(), first);
      assert.equal(await save('docs/a.md', '# A\n\nFour.\n'), ['data/description.txt']);
      assert.equal(await save('docs/b.md', '# Beta\n\nTwo.\n'), ['data/titles.txt']);
      assert.equal(await save('docs/gone.md', '# Gone\n'), ['data/gone.txt', 'data/titles.txt']);
      assert.is(existsSync(path.join(dir, 'dist/data/gone.txt')), false);
    } finally {
      await session.close();
    }
  }));

const declared = `  paths: ['data/feed.json', 'data/none.json'],
  files(corpus, emit, { addresses, headers, site }) {
    const { pages, redirects, rewrites, baseUrls } = addresses;
    emit('data/feed.json', JSON.stringify({ pages, redirects, rewrites, baseUrls, headers, slash: site.trailingSlash }));
  },`;
const withLink = {
  'docs/a.md': '---\naliases: [/old]\n---\n\n# A\n\n[Feed](pathname:///data/feed.json)\n',
  'static/data/none.json': '{}',
};

test('content can link to a declared file, and the hook gets the addresses and headers of the site', () =>
  withExtension(declared, withLink, async ({ dir }) => {
    assert.equal(lines((await compile(dir)).diagnostics), []);
    const { pages: all, redirects, headers, ...others } = JSON.parse(read(dir, 'data/feed.json'));
    assert.equal(
      all.find(({ path: at }: { path: string }) => at === '/docs/a'),
      { path: '/docs/a', file: 'docs/a/index.html' },
    );
    assert.equal(redirects, [{ from: '/old', to: '/docs/a', hasPage: true }]);
    assert.equal(others, { rewrites: [], baseUrls: ['/'] });
    assert.is(headers.pages.headers[0][0], 'Content-Security-Policy');
    assert.is(headers.caching.hashedFolder, 'assets/');
  }));

test('a save updates a file made from addresses at once, and a file made from pages later', async () => {
  for (const [members, file, isAtOnce] of [
    [declared, 'data/feed.json', true],
    ["  files: (_, emit, { headers }) => emit('data/list.txt', headers.pages.exempt.join()),", 'data/list.txt', true],
    [titles, 'data/titles.txt', false],
  ] as const)
    await withExtension(members, withLink, async ({ dir, write }) => {
      const session = await openSession(dir, {});
      try {
        await session.compile();
        const saved = { 'docs/new.md': '# New\n', 'static/mine.html': 'mine' };
        write(saved);
        const hints = new Set(Object.keys(saved).map((each) => path.join(dir, each)));
        const atOnce = (await session.compile(hints)).changed.includes(file);
        const later = (await session.compile()).changed.includes(file);
        assert.equal({ atOnce, later }, { atOnce: isAtOnce, later: !isAtOnce }, file);
      } finally {
        await session.close();
      }
    });
});

test('a static file replaces a declared file, and that is reported', () =>
  withExtension(declared, { ...withLink, 'static/data/feed.json': 'mine' }, async ({ dir }) => {
    assert.equal(
      lines((await compile(dir)).diagnostics).map((line) => line.split(' ').slice(0, 3).join(' ')),
      ['static/data/feed.json warning shadowed-file'],
    );
    assert.is(read(dir, 'data/feed.json'), 'mine');
  }));

const stamped = `  head: ({ site }) => [{ tag: 'meta', attributes: { name: 'probe', content: site.title + ' & "more"' } },
    { tag: 'script', attributes: { src: '/data/probe.js', async: '' } }],
  files(corpus, emit) {
    emit('data/stamp.txt', ({ stamp }) => stamp);
    emit('data/probe.js', '');
  },`;

test('elements for every head are in all pages, escaped', () =>
  withExtension(stamped, pages, async ({ dir }) => {
    await compile(dir);
    for (const file of ['docs/index.html', 'docs/a/index.html', '404.html']) {
      assert.match(read(dir, file), '<meta name="probe" content="Site &amp; &quot;more&quot;">');
      assert.match(read(dir, file), '<script src="/data/probe.js" async=""></script>');
    }
  }));

test('a file that depends on all others changes with any of them, and the manifest has its stamp', () =>
  withExtension(stamped, pages, async ({ dir, write }) => {
    const session = await openSession(dir, {});
    const stamp = async () => {
      await session.compile();
      const { stamp: own } = JSON.parse(read(dir, 'corpus/manifest.json')) as { stamp?: string };
      assert.is(read(dir, 'data/stamp.txt'), own);
      return own;
    };
    try {
      const first = await stamp();
      assert.match(first!, /^[0-9a-f]{16}$/);
      assert.is(await stamp(), first);
      write({ 'docs/b.md': '# B\n\nChanged.\n' });
      const second = await stamp();
      assert.is.not(second, first);
      write({ 'probe.ts': definition("  files: (_, emit) => emit('data/stamp.txt', ''),") });
      await session.compile();
      assert.is(JSON.parse(read(dir, 'corpus/manifest.json')).stamp, undefined);
    } finally {
      await session.close();
    }
  }));

for (const [members, message] of [
  [
    "  head: () => [{ tag: 'script', attributes: {} }],",
    'returns a wrong value from "head": head[0]: a script needs "src"',
  ],
  ["  head: () => [{ tag: 'style', attributes: {} }],", 'returns a wrong value from "head": head[0].tag: '],
  ["  paths: 'x',", 'the extension "probe" has an invalid "paths": expected a list of paths'],
  ["  paths: ['../x'],", 'returns a wrong value from "paths": paths[0]: expected the path of a file in the output'],
  ['  paths: () => null.x,', 'the extension "probe" fails in "paths": '],
] as const)
  test(`"${members.trim()}" is an error in the config`, () =>
    withExtension(members, {}, async ({ dir }) => {
      const error = await compile(dir).catch((thrown: unknown) => thrown);
      assert.instance(error, ConfigError);
      assert.match((error as ConfigError).message, message);
    }));

const failures: Record<string, { members: string; found: RegExp }> = {
  'writes a file of another output': {
    members: "  files(corpus, emit) { emit('corpus/site.json', ''); },",
    found: /^lectern\.config\.ts:2:\d+ error output-path /,
  },
  'writes out of the output folder': {
    members: "  files(corpus, emit) {\n    emit('../x.txt', '');\n  },",
    found: /^probe\.ts:5:5 error extension-failed .*"files": the hook throws: "emit" needs a path in the output folder/,
  },
  'writes a file twice': {
    members: "  files(corpus, emit) {\n    emit('x.txt', '');\n    emit('x.txt', '');\n  },",
    found: /^probe\.ts:6:5 error extension-failed .*the hook throws: the extension emits "x\.txt" twice$/,
  },
  rejects: {
    members: "  files: async () => {\n    throw new Error('no');\n  },",
    found: /^probe\.ts:5:11 error extension-failed .*the hook throws: no$/,
  },
};

for (const [name, { members, found }] of Object.entries(failures))
  test(`a hook that ${name} is one error, and nothing is published`, () =>
    withExtension(members, pages, async ({ dir }) => {
      const report = await compile(dir);
      assert.is(report.published, false);
      assert.is(report.diagnostics.length, 1);
      assert.match(lines(report.diagnostics)[0]!, found);
    }));

test.run();
