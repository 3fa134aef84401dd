// Tests diagnostics about published addresses that no longer exist.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { disk } from '../../../fs/disk.ts';
import { memoryFiles } from '../../memory-files.ts';
import type { Files } from '../../../fs/files.ts';
import { listVersions } from '../../../site/docs/versions.ts';
import { openPublishedRoutes } from '../../../project/routes/published-routes.ts';
import { writeRoutes } from '../../../project/routes/routes-file.ts';
import type { Redirect } from '../../../site/site.ts';
import type { Rewrite } from '../../../../corpus/url/rewrite.ts';
import { tempFolder } from '../../temp.ts';
import type { SiteRoute } from '../../../site/routes/route.ts';

interface Given {
  dir?: string;
  files?: Files;
  /** Path of a page → its source. */
  pages?: Record<string, string>;
  redirects?: string[];
  rewrites?: Rewrite[];
  statics?: string[];
  baseUrl?: string;
  against?: string;
  /** Names of cut versions, newest first. */
  versions?: string[];
}

async function reported(given: Given): Promise<string[]> {
  const { dir = '/site', files = memoryFiles(), pages = {}, redirects = [], rewrites = [], statics = [] } = given;
  const site = {
    routes: Object.entries(pages).map(([route, source]): SiteRoute => ({
      path: route,
      kind: 'doc',
      title: '',
      source,
      instance: 'default',
      version: /^versioned_docs\/version-([^/]+)/.exec(source)?.[1] ?? 'current',
    })),
    redirects: redirects.map((from): Redirect => ({ from, to: '/', hasPage: true })),
    rewrites,
  };
  const config = parseConfig({ title: 'Site', docs: {}, baseUrl: given.baseUrl ?? '/' }, 'lectern.config.json');
  const [options] = config.docs;
  const versions = listVersions(options!, given.versions).versions.map((each) => ({ ...each, sidebars: undefined }));
  const docs = [{ options: options!, versions, archived: [] }];
  const hasFile = (pathname: string) => statics.includes(pathname);
  const routes = openPublishedRoutes({ dir, files, config, hasFile, site, docs }, given.against);
  await routes.readPublished();
  return routes.publishedDiagnostics.map(({ rule, place, message, hint }) =>
    [`${place.path}:${place.line ?? ''}`, rule, message, hint].join(' | '),
  );
}

const published = (...paths: string[]) =>
  memoryFiles({ '/site/lectern.routes.json': writeRoutes(paths.map((each) => ({ path: each }))) });

test('a vanished address is reported with its line, and with the nearest page', async () => {
  assert.equal(await reported({ files: published('/docs/a', '/docs/guide'), pages: { '/docs/a': 'docs/a.md' } }), [
    'lectern.routes.json:5 | vanished-route | the path "/docs/guide" was published earlier, but has no page and no redirect now | add the path to "redirects", or accept the removal with "lectern routes --save"',
  ]);
  const [near] = await reported({ files: published('/docs/guide'), pages: { '/docs/guides/': 'docs/guides.md' } });
  assert.match(near!, 'did it move to "/docs/guides/"? add the path to');
});

test('a page, a redirect, a rewrite and a file keep an address, with or without a trailing slash', async () => {
  const files = published('/a/', '/b', '/c/x', '/d', '/e', '/f.html');
  const answers = {
    pages: { '/a': 'docs/a.md', '/z': 'docs/z.md' },
    redirects: ['/b/'],
    rewrites: [{ from: '/c/:rest*', to: '/z' }],
    statics: ['/d/index.html', '/e.html', '/f.html'],
  };
  assert.equal(await reported({ files, ...answers }), []);
  assert.is((await reported({ files })).length, 6);
});

test('search pages, hidden pages of extensions and further pages of lists need not keep their addresses', async () => {
  const routes = [
    { path: '/search', kind: 'search' },
    { path: '/__docusaurus/debug', kind: 'debug' },
    { path: '/__docusaurus/debug/config', kind: 'custom', unlisted: true },
    { path: '/terms', kind: 'custom' },
    { path: '/blog/page/2' },
    { path: '/blog' },
  ];
  const files = memoryFiles({ '/site/lectern.routes.json': JSON.stringify({ routes }) });
  assert.equal(
    (await reported({ files })).map((line) => line.split('"')[1]),
    ['/terms', '/blog'],
  );
});

test('a vanished route names the new file of its source in git, and the alias that the file needs', () =>
  inRepository(async (dir) => {
    const move = (pages: Record<string, string>, versions?: string[]) =>
      reported({ dir, files: disk, pages, baseUrl: '/base/', versions });
    const message =
      'vanished-route | the path "/base/docs/old" was published earlier, but has no page and no redirect now | add "old" to "aliases" in the front matter of this file, to which the page has moved';
    assert.equal(await move({ '/base/docs/new': 'docs/new.md' }), [`docs/new.md: | ${message}`]);
    // After a version is cut, the current docs are at `/docs/next`. So `/docs/…` addresses belong to the version, and
    // its copy of the page needs the alias.
    const cut = { '/base/docs/next/new': 'docs/new.md', '/base/docs/new': 'versioned_docs/version-1.0/new.md' };
    assert.equal(await move(cut, ['1.0']), [`versioned_docs/version-1.0/new.md: | ${message}`]);
    const onlyNext = { '/base/docs/next/new': 'docs/new.md', '/base/docs/a': 'versioned_docs/version-1.0/a.md' };
    assert.match((await move(onlyNext, ['1.0']))[0]!, /^docs\/new\.md: .* add "\/docs\/old" to "aliases"/);
  }));

/**
 * Runs a test in a repository. `docs/old.md`, published as `/base/docs/old`, was renamed twice; now it is
 * `docs/new.md`.
 */
async function inRepository(run: (dir: string) => Promise<void>): Promise<void> {
  const site = tempFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: site.dir });
  try {
    const text = 'A text that is long enough for git to know it again, wherever its file has gone.\n';
    const routes = writeRoutes([{ path: '/base/docs/old', source: 'docs/old.md' }]);
    site.write({ 'docs/old.md': text, 'lectern.routes.json': routes });
    git('init', '-q');
    git('add', '.');
    git('-c', 'commit.gpgsign=false', 'commit', '-qm', 'All');
    git('mv', 'docs/old.md', 'docs/between.md');
    git('-c', 'commit.gpgsign=false', 'commit', '-qm', 'Move');
    git('mv', 'docs/between.md', 'docs/new.md');
    await run(site.dir);
  } finally {
    site.remove();
  }
}

test('an unreadable routes file is an error with its location', async () => {
  const inFile = (text: string) => reported({ files: memoryFiles({ '/site/lectern.routes.json': text }) });
  assert.match((await inFile('{\n  "routes": [,]\n}\n'))[0]!, /^lectern\.routes\.json:2 \| invalid-json/);
  assert.match((await inFile('{ "routes": [,] }'))[0]!, 'invalid-json');
  assert.match(
    (await inFile('{ "routes": [\n  { "path": 1 }] }'))[0]!,
    'lectern.routes.json:2 | routes-file | routes[0].path: expected text, not a number',
  );
  const spaced = '{ "routes": [\n  {\n "path" : "/docs/away" }] }';
  assert.match((await inFile(spaced))[0]!, 'lectern.routes.json:3 | vanished-route');
});

test('routes are compared with a file, a compiled folder and a published site', async () => {
  const text = JSON.stringify({ routes: [{ path: '/docs/away', kind: 'doc' }] });
  const files = memoryFiles({ '/old.json': text, '/public/corpus/routes.json': text, '/docs/a.md': '# A' });
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/base/corpus/routes.json' ? 200 : 404;
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const against of ['/old.json', '/public', `${url}/base`, `${url}/base/corpus/routes.json`])
      assert.match(
        (await reported({ files, against }))[0]!,
        /^\.: \| vanished-route \| the path "\/docs\/away" was published/,
      );
    const refused = (against: string) =>
      reported({ files, against }).then(
        () => 'nothing',
        (error: Error) => error.message,
      );
    assert.match(await refused(`${url}/other`), 'with status 404');
    assert.match(await refused('/docs'), 'is not a compiled site');
    assert.match(await refused('/nowhere'), 'there is no file or folder "');
    assert.match(await refused('/docs/a.md'), 'contains no routes');
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  await reported({ files, against: url }).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, "can't be fetched"),
  );
});

test.run();
