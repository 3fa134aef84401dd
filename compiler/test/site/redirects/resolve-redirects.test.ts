import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSample, type Written } from '../sample-site.ts';

const files: Record<string, Written> = { 'docs/a.md': {}, 'docs/b.md': {} };

async function redirectsOf(redirects: object, more: { config?: object; files?: Record<string, Written> } = {}) {
  const { site, errors } = await buildSample({
    files: { ...files, ...more.files },
    config: { redirects, ...more.config },
  });
  return { table: site.redirects.map(({ from, to }) => `${from} → ${to}`), redirects: site.redirects, errors };
}

test('a redirect points to a page, with the query and hash of its target', async () => {
  const { table, errors } = await redirectsOf({
    redirects: [
      { from: ['/old', '/older'], to: '/docs/a' },
      { from: '/part', to: '/docs/b?x=1#y' },
      { from: '/away', to: 'https://example.org/z' },
    ],
  });
  assert.equal(table, ['/away → https://example.org/z', '/old → /docs/a', '/older → /docs/a', '/part → /docs/b?x=1#y']);
  assert.equal(errors, []);
});

test('both ends get the base URL and the trailing slash of the site', async () => {
  const { table } = await redirectsOf(
    { redirects: [{ from: '/old', to: '/docs/a#x' }] },
    { config: { baseUrl: '/base/', trailingSlash: true } },
  );
  assert.equal(table, ['/base/old/ → /base/docs/a/#x']);
});

test('a target without a page is an error with the nearest path', async () => {
  const { errors } = await redirectsOf({ redirects: [{ from: '/old', to: '/docs/aa' }] });
  assert.equal(errors, [
    'broken-redirect lectern.config redirects.redirects[0]: "/old" leads to "/docs/aa", a path that no page has',
  ]);
});

test('if broken links only warn, a redirect without a target works and is a warning', async () => {
  const { table, errors } = await redirectsOf(
    { redirects: [{ from: '/old', to: '/app' }] },
    { config: { onBrokenLinks: 'warn' } },
  );
  assert.equal(table, ['/old → /app']);
  assert.is(errors.length, 1);
});

test('a chain is flattened to its end, with a warning', async () => {
  const { table, errors } = await redirectsOf({
    redirects: [
      { from: '/1', to: '/2' },
      { from: '/2', to: '/3?x=1' },
      { from: '/3', to: '/docs/a' },
    ],
  });
  assert.equal(table, ['/1 → /docs/a?x=1', '/2 → /docs/a?x=1', '/3 → /docs/a']);
  assert.equal(errors, [
    'redirect-chain lectern.config redirects.redirects[0]: this redirect leads to another redirect: /1 → /2 → /3 → /docs/a?x=1',
    'redirect-chain lectern.config redirects.redirects[1]: this redirect leads to another redirect: /2 → /3 → /docs/a?x=1',
  ]);
});

test('a loop is one error, and redirects that lead into it are removed', async () => {
  const { table, errors } = await redirectsOf({
    redirects: [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/b' },
      { from: '/a', to: '/b' },
    ],
  });
  assert.equal(table, []);
  assert.equal(errors, [
    'redirect-loop lectern.config redirects.redirects[0]: this redirect leads back to itself: /b → /c → /b',
  ]);
});

test('a path with a page or an earlier redirect keeps it', async () => {
  const { table, errors } = await redirectsOf({
    redirects: [
      { from: '/docs/a', to: '/docs/b' },
      { from: '/old', to: '/docs/a' },
      { from: '/old/', to: '/docs/b' },
    ],
  });
  assert.equal(table, ['/old → /docs/a']);
  assert.equal(errors, [
    'duplicate-redirect lectern.config redirects.redirects[0]: "/docs/a" is already the path of a page, so Lectern ignores this redirect',
    'duplicate-redirect lectern.config redirects.redirects[2]: "/old/" is already redirected, so Lectern ignores this redirect',
  ]);
});

test('aliases redirect to their page, from the root or from the folder of the page', async () => {
  const { table, redirects } = await redirectsOf(
    {},
    { files: { 'docs/c.md': { aliases: ['/former', 'sibling', '../up'] }, 'docs/d.md': { aliases: '/one' } } },
  );
  assert.equal(table, ['/docs/sibling → /docs/c', '/former → /docs/c', '/one → /docs/d', '/up → /docs/c']);
  assert.ok(redirects.every(({ hasPage }) => hasPage));
});

/**
 * Resolves redirects of a site with three versions. By default, current docs are at /docs/next, 2.0 at /docs
 * and 1.0 at /docs/1.0.
 */
async function versionAliases(files: Record<string, Written>, docs: object = {}) {
  const { site, errors } = await buildSample({
    files: {
      'docs/z.md': {},
      'versioned_docs/version-2.0/z.md': {},
      'versioned_docs/version-1.0/z.md': {},
      'team/z.md': {},
      ...files,
    },
    config: { docs: [docs, { id: 'team', path: 'team', routeBasePath: 'team' }] },
    versions: ['2.0', '1.0'],
  });
  return { table: site.redirects.map(({ from, to }) => `${from} → ${to}`), errors };
}

test('an alias in copies of a page redirects to the version that is served at its path', async () => {
  const copies = (alias: string) => ({
    'docs/b.md': { aliases: [alias] },
    'versioned_docs/version-2.0/b.md': { aliases: [alias] },
    'versioned_docs/version-1.0/b.md': { aliases: [alias] },
  });
  for (const [alias, docs, end] of [
    ['/docs/a', {}, '/docs/b'],
    ['/docs/next/a', {}, '/docs/next/b'],
    ['/docs/1.0/deep/a', {}, '/docs/1.0/b'],
    ['/docs/a', { lastVersion: 'current' }, '/docs/b'],
    ['/docs/a', { lastVersion: '1.0', versions: { current: { path: 'edge' } } }, '/docs/b'],
    ['/old', {}, '/docs/b'],
    ['/team/a', { lastVersion: 'current' }, '/docs/b'],
  ] as const) {
    const { table, errors } = await versionAliases(copies(alias), docs);
    assert.equal([table, errors], [[`${alias} → ${end}`], []], `${alias} ${JSON.stringify(docs)}`);
  }
});

test('a relative alias redirects to the page of its version', async () => {
  const { table, errors } = await versionAliases({
    'docs/b.md': { aliases: ['a'] },
    'docs/index.md': { aliases: ['start'] },
    'versioned_docs/version-2.0/b.md': { aliases: ['a'] },
    'versioned_docs/version-2.0/index.md': { aliases: ['start'] },
  });
  assert.equal(table, [
    '/docs/a → /docs/b',
    '/docs/next/a → /docs/next/b',
    '/docs/next/start → /docs/next/',
    '/docs/start → /docs/',
  ]);
  assert.equal(errors, []);
});

test('an alias that is a page of another version is ignored, and real duplicates are reported', async () => {
  const { table, errors } = await versionAliases({
    'docs/b.md': { aliases: ['/docs/a'] },
    'versioned_docs/version-2.0/a.md': {},
    'docs/c.md': { aliases: ['/docs/next/b'] },
    'docs/d.md': { aliases: ['/one'] },
    'docs/e.md': { aliases: ['/one'] },
    'team/t.md': { aliases: ['/one'] },
  });
  assert.equal(table, ['/one → /docs/next/d']);
  assert.equal(
    errors.map((problem) => problem.replace(/ aliases:.*(is|so).*?$/, '')),
    ['duplicate-redirect docs/c.md:2', 'duplicate-redirect docs/e.md:2', 'duplicate-redirect team/t.md:2'],
  );
});

test('invalid aliases are reported at their location', async () => {
  const { errors } = await redirectsOf(
    {},
    { files: { 'docs/c.md': { title: 'C', aliases: ['/x?y', '/fine', ''] }, 'docs/d.md': { aliases: 3 } } },
  );
  assert.equal(errors, [
    'invalid-redirect docs/c.md:3 aliases: expected a path without query and hash, not "/x?y"',
    'invalid-redirect docs/c.md:3 aliases: expected a path without query and hash, not ""',
    'invalid-redirect docs/d.md:2 aliases: expected a path, or a list of paths',
  ]);
});

test('a path that is invalid as a file name is reported, in the config and in front matter', async () => {
  const { table, errors } = await redirectsOf(
    { redirects: [{ from: '/old\\er', to: '/docs/a' }] },
    { files: { 'docs/c.md': { aliases: '\\' } } },
  );
  assert.equal(table, []);
  assert.equal(
    errors.map((problem) => problem.split(' ')[0]),
    ['invalid-redirect', 'invalid-redirect'],
  );
});

test('a function may return paths for each page; invalid results and exceptions are reported', async () => {
  const createRedirects = (path: string) => {
    if (path === '/docs/a') return ['/v1/a', 'x'];
    throw new Error('no');
  };
  const { table, errors } = await redirectsOf({ createRedirects });
  assert.equal(table, ['/v1/a → /docs/a']);
  assert.equal(errors, [
    'invalid-redirect lectern.config redirects.createRedirects: the returned value "x" for the page "/docs/a" is invalid: expected a path that starts with "/" and has neither query nor hash',
    'invalid-redirect lectern.config redirects.createRedirects: the function failed for the page "/docs/b": no',
  ]);
});

test('a function that fails in the same way for many pages is reported once', async () => {
  const createRedirects = (path: string) => {
    if (path === '/docs/a') return 7 as unknown as string;
    throw new Error('no');
  };
  const { errors } = await redirectsOf({ createRedirects }, { files: { 'docs/c.md': {}, 'docs/d.md': {} } });
  assert.equal(errors, [
    'invalid-redirect lectern.config redirects.createRedirects: the returned value 7 for the page "/docs/a" is invalid: expected a path that starts with "/" and has neither query nor hash',
    'invalid-redirect lectern.config redirects.createRedirects: the function failed for the page "/docs/b" and 2 other pages: no',
  ]);
});

test('paths with an extension redirect to paths without, only in tables, and other rules override them silently', async () => {
  const { table, redirects, errors } = await redirectsOf(
    { fromExtensions: ['html'], redirects: [{ from: '/docs/b.html', to: '/docs/a' }] },
    { files: { 'docs/c.md': { slug: '/c.html' } } },
  );
  assert.equal(table, ['/docs/a.html → /docs/a', '/docs/b.html → /docs/a']);
  assert.equal(
    redirects.map(({ hasPage }) => hasPage),
    [false, true],
  );
  assert.equal(errors, []);
});

test('paths without an extension redirect to paths with the extension', async () => {
  const { table } = await redirectsOf({ toExtensions: ['html'] }, { files: { 'docs/c.md': { slug: '/c.html' } } });
  assert.equal(table, ['/docs/c → /docs/c.html']);
});

test('a redirect that differs from a page only in case has no HTML file', async () => {
  const { redirects } = await redirectsOf({
    redirects: [
      { from: '/docs/A', to: '/docs/a' },
      { from: '/docs/a.md', to: '/docs/a' },
    ],
  });
  assert.equal(redirects, [
    { from: '/docs/A', to: '/docs/a', hasPage: false },
    { from: '/docs/a.md', to: '/docs/a', hasPage: false },
  ]);
});

test('an address that runs code is not allowed as a target', async () => {
  const { table, errors } = await redirectsOf({ redirects: [{ from: '/x', to: 'javascript:alert(1)' }] });
  assert.equal(table, []);
  assert.equal(errors, [
    'invalid-redirect lectern.config redirects.redirects[0]: expected an address of http:, https: or mailto:, or a path of this site, not "javascript:alert(1)"',
  ]);
});

test('a rewrite to a missing page is reported like a broken link', async () => {
  const rewrites = [
    { from: '/next/:rest*', to: '/docs/:rest*' },
    { from: '/ideas/:rest*', to: '/idea' },
    { from: '/b', to: '/docs/b/' },
  ];
  const { site, errors } = await buildSample({ files, config: { rewrites } });
  assert.equal(
    site.rewrites.map(({ to }) => to),
    ['/docs/:rest*', '/idea', '/docs/b'],
  );
  assert.equal(errors, ['broken-rewrite lectern.config rewrites[1].to: no page has the path "/idea"']);
});

test.run();
