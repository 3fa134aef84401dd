import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exitCode } from '../cli/failure.ts';
import { compile } from '../compile.ts';
import { ContentError } from '../diagnostics/errors/content-error.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { inspect } from '../inspect.ts';
import { openSession } from '../session.ts';
import { tempFolder } from './temp.ts';

// No known content makes a page fail, so the test makes `new URL` throw. With the base URL `one`, it throws for one
// page; with `all`, for every page.
const one = 'https://one.example/';
const all = 'https://all.example/';
const sound = 'https://sound.example/';
const { URL: own } = globalThis;

class FailingUrl extends own {
  constructor(url: string | URL, base?: string | URL) {
    if (base === all || (base === one && String(url).endsWith('/b.md'))) throw new TypeError('no such branch');
    super(url, base);
  }
}

test.before(() => void (globalThis.URL = FailingUrl));
test.after(() => void (globalThis.URL = own));

const config = (editUrl: string) => JSON.stringify({ title: 'Site', docs: { editUrl } });
const files = {
  'lectern.config.json': config(one),
  'docs/index.md': '# Start\n\nGo [on](./b.md).\n',
  'docs/b.md': '# Second\n',
  'docs/c.md': 'A [link](./nowhere.md).\n',
};

const reported = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ rule, place, message }) => `${place.path} ${rule} ${message}`);
const both = [
  'docs/b.md page-failed this page cannot be compiled: no such branch',
  'docs/c.md broken-markdown-link the linked file "./nowhere.md" does not exist',
];

test('an exception while processing a page is an error of that page, and the others are still checked', async () => {
  const site = tempFolder();
  site.write(files);
  const { published, diagnostics } = await compile(site.dir);
  assert.is(published, false);
  assert.equal(reported(diagnostics), both);
  assert.equal(reported((await inspect(site.dir)).diagnostics), both);
  site.remove();
});

test('the session continues afterwards, and includes the page again once nothing throws', async () => {
  const site = tempFolder();
  site.write({ ...files, 'lectern.config.json': config(sound) });
  const dist = path.join(site.dir, 'dist');
  const session = await openSession(site.dir, {});
  assert.is((await session.compile()).published, true);
  const before = readFileSync(path.join(dist, 'corpus/manifest.json'), 'utf8');

  writeFileSync(path.join(site.dir, 'lectern.config.json'), config(one));
  const refused = await session.compile();
  assert.is(refused.published, false);
  assert.equal(reported(refused.diagnostics), both);
  assert.is(readFileSync(path.join(dist, 'corpus/manifest.json'), 'utf8'), before);
  assert.equal(reported((await session.compile(new Set())).diagnostics), both);

  writeFileSync(path.join(site.dir, 'lectern.config.json'), config(sound));
  const mended = await session.compile();
  assert.equal(reported(mended.diagnostics), both.slice(1));
  assert.ok(existsSync(path.join(dist, 'corpus/pages/docs/b.json')));
  assert.is(readFileSync(path.join(dist, 'corpus/manifest.json'), 'utf8'), before);
  await session.close();
  site.remove();
});

test('a run stops after many failed pages, and names those', async () => {
  const site = tempFolder();
  const pages = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`docs/page-${at}.md`, '# Page\n']));
  site.write({ ...pages, 'lectern.config.json': config(all) });
  await compile(site.dir).then(
    () => assert.unreachable(),
    (error: unknown) => {
      assert.instance(error, ContentError);
      const { diagnostics, cause } = error as ContentError;
      assert.is(diagnostics.length, 21);
      assert.match(reported(diagnostics)[0]!, 'docs/page-0.md page-failed');
      assert.is((cause as Error).message, 'no such branch');
      assert.is(exitCode(error), 1);
    },
  );
  site.remove();
});

test('partials that include each other, and circular redirects, are reported and end the run', async () => {
  const site = tempFolder();
  site.write({
    'lectern.config.json': JSON.stringify({
      title: 'Site',
      docs: {},
      redirects: {
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/a' },
        ],
      },
    }),
    'docs/index.mdx': 'import A from "./_a.mdx";\nimport Self from "./_self.mdx";\n\n<A />\n\n<Self />\n',
    'docs/_a.mdx': 'import B from "./_b.mdx";\n\n<B />\n',
    'docs/_b.mdx': 'import A from "./_a.mdx";\n\n<A />\n',
    'docs/_self.mdx': 'import Self from "./_self.mdx";\n\n<Self />\n',
  });
  const { published, diagnostics } = await compile(site.dir);
  assert.is(published, false);
  const rules = new Set(diagnostics.map(({ rule }) => rule));
  assert.ok(rules.has('partial-cycle'), [...rules].join());
  assert.ok(rules.has('redirect-loop'), [...rules].join());
  site.remove();
});

test('a cancellation ends a run with its reason, at any checkpoint, and reports no error', async () => {
  const site = tempFolder();
  site.write({ ...files, 'lectern.config.json': config(sound), 'docs/c.md': '# Third\n' });
  const session = await openSession(site.dir, { outDir: path.join(site.dir, 'dist') });
  for (const reason of [new Error('saved'), new DOMException('saved', 'AbortError'), 'saved']) {
    let cancelled = 0;
    for (let most = 0, isWhole = false; !isWhole; most += 20) {
      let checkpoints = 0;
      const stop = () => {
        if ((checkpoints += 1) > most) throw reason;
        return undefined;
      };
      site.write({ 'docs/index.md': `# Start ${most} ${typeof reason} ${String(reason)}\n\nGo [on](./b.md).\n` });
      try {
        await session.compile(undefined, stop);
        isWhole = true;
      } catch (thrown) {
        assert.is(thrown, reason, `after ${most} checkpoints`);
        cancelled += 1;
      }
    }
    assert.ok(cancelled > 2, `only ${cancelled} cancelled compiles`);
  }
  await session.close();
  site.remove();
});

test.run();
