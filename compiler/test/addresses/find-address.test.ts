import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressesOf, findAddress } from '../../addresses/find-address.ts';

const files = new Set([
  '/b/files/C# guide.pdf',
  '/b/demo/index.html',
  '/b/plain.html',
  '/b/data',
  '/b/100%25.txt',
  '/b/index.html',
]);
const addresses = addressesOf({
  pages: ['/b/docs/a', '/b/docs/café', '/b/docs/x/', '/b/docs/100%', '/b/docs/v1.2', '/b/both'].map((path) => ({
    path,
  })),
  redirects: ['/b/old', '/b/docs/a.md', '/b/both'].map((from) => ({ from })),
  rewrites: [
    { from: '/b/latest/:rest*', to: '/b/docs/:rest*' },
    { from: '/b/short', to: '/b/docs/a' },
    { from: '/b/dead', to: '/b/data' },
  ],
  hasFile: (pathname) => files.has(pathname),
});

const cases: Record<string, string | undefined> = {
  '/b/docs/a': 'page /b/docs/a',
  '/b/docs/a/': 'page /b/docs/a',
  '/b/docs/x': 'page /b/docs/x/',
  '/b/docs/caf%C3%A9': 'page /b/docs/café',
  '/b/docs/café/': 'page /b/docs/café',
  '/b/docs/100%': 'page /b/docs/100%',
  '/b/docs/100%25': 'page /b/docs/100%',
  '/b/docs/v1.2': 'page /b/docs/v1.2',
  // A page has priority over a redirect.
  '/b/both': 'page /b/both',
  '/b/old/': 'redirect /b/old',
  '/b/docs/a.md': 'redirect /b/docs/a.md',
  '/b/latest/a': 'rewrite /b/docs/a',
  '/b/latest/caf%C3%A9': 'rewrite /b/docs/café',
  '/b/short/': 'rewrite /b/docs/a',
  '/b/files/C%23%20guide.pdf': 'file /b/files/C# guide.pdf',
  '/b/files/C# guide.pdf': 'file /b/files/C# guide.pdf',
  '/b/demo': 'file /b/demo/index.html',
  '/b/demo/': 'file /b/demo/index.html',
  '/b/plain': 'file /b/plain.html',
  '/b/data': 'file /b/data',
  '/b/100%25.txt': 'file /b/100%25.txt',
  '/b/': 'file /b/index.html',
  // No result: a file with a trailing slash, a broken link, and a rewrite whose target is not a page.
  '/b/data/': undefined,
  '/b/files/C%23%20guide.pdf/': undefined,
  '/b/dead': undefined,
  '/b/latest/missing': undefined,
  '/docs/a': undefined,
  '/b/docs/A': undefined,
  '/b/docs': undefined,
};

for (const [pathname, expected] of Object.entries(cases))
  test(`"${pathname}" leads to ${expected ?? 'nothing'}`, () => {
    const found = findAddress(pathname, addresses);
    const shown =
      found?.kind === 'file' ? found.pathname : found?.kind === 'redirect' ? found.redirect.from : found?.page.path;
    assert.is(found && `${found.kind} ${shown}`, expected);
  });

test('the first of several pages with one path counts', () => {
  const twice = addressesOf({
    pages: [
      { path: '/a', title: 'first' },
      { path: '/a/', title: 'second' },
    ],
    redirects: [],
    rewrites: [],
    hasFile: () => false,
  });
  assert.equal(findAddress('/a', twice), { kind: 'page', page: { path: '/a', title: 'first' } });
});

test.run();
