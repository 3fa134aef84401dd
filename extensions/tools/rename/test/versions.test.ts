// Tests `lectern rename` with docs versions: `aliases`, keys and sidebars of the pages that move.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { computeSite, openStep } from '../../../../compiler/compile.ts';
import { inspect } from '../../../../compiler/inspect.ts';
import { keepRoutes } from '../../../../compiler/keep-routes.ts';
import { openSite } from '../../../../compiler/project/open-site.ts';
import { cutVersion } from '../../../../compiler/project/versions/cut-version.ts';
import { sourceKeys } from '../../../../compiler/site/page-keys.ts';
import { tempFolder, type TempFolder } from '../../../../compiler/test/temp.ts';
import { inspectOnce } from '../../../../compiler/without-failed-pages.ts';
import { renameFiles } from './rename.ts';

async function inSite(files: Record<string, string>, run: (site: TempFolder) => Promise<void>): Promise<void> {
  const site = tempFolder();
  try {
    site.write({ 'lectern.config.json': '{ "title": "Site", "search": false }', ...files });
    await run(site);
  } finally {
    site.remove();
  }
}

const text = (site: TempFolder, file: string) => readFileSync(path.join(site.dir, file), 'utf8');

async function move(site: TempFolder, from: string, to: string): Promise<string[]> {
  const { diagnostics, renamed } = await renameFiles(site.dir, [{ from, to }]);
  assert.ok(renamed, JSON.stringify(diagnostics));
  return diagnostics.map(({ rule, place, message }) => `${place.path} ${rule} ${message}`);
}

const cut = async (site: TempFolder, name: string, instance = 'default') =>
  cutVersion(await openSite(site.dir, {}), name, instance);

/**
 * @returns the site's redirects, the keys of pages by path, the same docs in other versions, and the
 * diagnostics
 */
async function inspectVersions(site: TempFolder) {
  const { languages, redirects, diagnostics } = await inspectOnce(site.dir, {}, async (stages) => {
    await computeSite(stages, openStep(stages));
    return {
      languages: stages.languages(),
      redirects: [...stages.site.redirects],
      diagnostics: stages.pageDiagnostics(),
    };
  });
  const pages = languages.flatMap(({ site: built }) =>
    Array.from(sourceKeys(built), ({ source, key }) => [built.places, source, key] as const).map(
      ([places, source, key]) => [[...places.values()].find((each) => each.source === source)!.path, key] as const,
    ),
  );
  const docs = languages[0]!.site.docs.flatMap(({ versions }) => versions.flatMap((each) => [...each.docs.values()]));
  return {
    redirects: redirects.map(({ from, to }) => `${from} → ${to}`),
    keys: Object.fromEntries(pages) as Record<string, string>,
    alternates: docs.map(({ path: at, alternates }) => [at, alternates.map((each) => each.path)]),
    problems: diagnostics.map(({ rule, place, message }) => `${place.path} ${rule} ${message}`),
  };
}

test('a page that is renamed before and after cuts keeps its addresses in each version, and its key', () =>
  inSite({ 'docs/index.md': '# Start\n', 'docs/a.md': '# A\n' }, async (site) => {
    await keepRoutes(site.dir);
    assert.equal(await move(site, 'docs/a.md', 'docs/b.md'), []);
    assert.is(text(site, 'docs/b.md'), '---\naliases: [a]\npage_key: a\n---\n\n# A\n');
    await cut(site, '1.0');
    const first = await inspectVersions(site);
    assert.equal(first.problems, []);
    assert.equal(first.redirects, ['/docs/a → /docs/b', '/docs/next/a → /docs/next/b']);
    assert.is(first.keys['/docs/b'], 'doc/default/1.0/a');
    assert.is(first.keys['/docs/next/b'], 'doc/default/current/a');

    await keepRoutes(site.dir);
    assert.equal(await move(site, 'docs/b.md', 'docs/guides/c.md'), []);
    assert.is(text(site, 'docs/guides/c.md'), '---\naliases: [../a, ../b]\npage_key: a\n---\n\n# A\n');
    await cut(site, '2.0');
    const second = await inspectVersions(site);
    assert.equal(second.problems, []);
    assert.equal(second.redirects, [
      '/docs/1.0/a → /docs/1.0/b',
      '/docs/a → /docs/guides/c',
      '/docs/b → /docs/guides/c',
      '/docs/next/a → /docs/next/guides/c',
      '/docs/next/b → /docs/next/guides/c',
    ]);
    assert.is(second.keys['/docs/guides/c'], 'doc/default/2.0/a');

    assert.equal(await move(site, 'versioned_docs/version-1.0/b.md', 'versioned_docs/version-1.0/a.md'), []);
    assert.is(text(site, 'versioned_docs/version-1.0/a.md'), '---\naliases: [b]\n---\n\n# A\n');
    assert.equal((await inspectVersions(site)).problems, []);
  }));

test('versions of a renamed page stay the same doc for readers who change the version', () =>
  inSite(
    {
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/a.md': '# A\n',
      'docs/b.md': '---\npage_key: a\n---\n\n# A\n',
      'docs/x.md': '# X\n',
    },
    async (site) => {
      assert.equal((await inspectVersions(site)).alternates, [
        ['/docs/next/b', ['/docs/a']],
        ['/docs/next/x', []],
        ['/docs/a', ['/docs/next/b']],
      ]);
    },
  ));

test('aliases of earlier releases, which start at the root, survive a cut', () =>
  inSite(
    {
      'docs/index.md': '---\naliases: [/docs/intro, /handbook]\n---\n\n# Start\n',
      'docs/b.md': '---\naliases: /docs/a\n---\n\n# B\n',
    },
    async (site) => {
      await keepRoutes(site.dir);
      await cut(site, '1.0');
      const { redirects, problems } = await inspectVersions(site);
      assert.equal(problems, []);
      assert.equal(redirects, ['/docs/a → /docs/b', '/docs/intro → /docs/', '/handbook → /docs/']);
    },
  ));

test('a page that becomes or was the first page of its docs keeps its address in each version', () =>
  inSite({ 'docs/index.md': '# Start\n', 'docs/intro.md': '# Intro\n' }, async (site) => {
    assert.match((await move(site, 'docs/index.md', 'docs/guides/start.md')).join(), /^$/);
    assert.match(text(site, 'docs/guides/start.md'), 'aliases: [..]');
    await move(site, 'docs/intro.md', 'docs/index.md');
    assert.match(text(site, 'docs/index.md'), 'aliases: [intro]');
    assert.match(text(site, 'docs/guides/start.md'), 'page_key: index');
    await cut(site, '1.0');
    const { redirects, problems } = await inspectVersions(site);
    assert.equal(
      problems.map((problem) => problem.split(' ').slice(0, 2).join(' ')),
      ['docs/guides/start.md duplicate-redirect', 'versioned_docs/version-1.0/guides/start.md duplicate-redirect'],
    );
    assert.equal(redirects, ['/docs/intro → /docs/', '/docs/next/intro → /docs/next/']);
  }));

test('a version read from git keeps the addresses of its pages', () =>
  inSite({ 'docs/index.md': '# Start\n', 'docs/a.md': '# A\n' }, async (site) => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: site.dir });
    git('init', '-q');
    git('add', '.');
    git('-c', 'commit.gpgsign=false', 'commit', '-qm', 'All');
    git('tag', 'v1.0');
    await move(site, 'docs/a.md', 'docs/b.md');
    const config = { title: 'Site', search: false, docs: { versions: { '1.0': { git: 'v1.0' } } } };
    site.write({ 'lectern.config.json': JSON.stringify(config) });
    await move(site, 'docs/b.md', 'docs/c.md');
    const { redirects, problems, keys } = await inspectVersions(site);
    assert.equal(problems, []);
    assert.equal(redirects, ['/docs/next/a → /docs/next/c', '/docs/next/b → /docs/next/c']);
    assert.equal([keys['/docs/a'], keys['/docs/next/c']], ['doc/default/1.0/a', 'doc/default/current/a']);
  }));

const several: Record<string, string> = {
  'lectern.config.json': JSON.stringify({
    title: 'Site',
    search: false,
    docs: [
      { lastVersion: 'current', sidebarPath: 'sidebars.json' },
      { id: 'team', path: 'team', routeBasePath: 'team' },
    ],
    blog: { onUntruncatedBlogPosts: 'ignore' },
    i18n: { locales: ['en', 'de'] },
  }),
  'sidebars.json': '{ "main": [{ "type": "autogenerated", "dirName": "guides" }] }',
  'docs/guides/a.md': '# A\n',
  'docs/guides/z.md': '# Z\n',
  'team/t.md': '# T\n',
  'team/u.md': '# U\n',
  'blog/2026-01-02-p.md': '# P\n',
  'i18n/de/docusaurus-plugin-content-docs/current/guides/a.md': '# A, German\n',
};

test('docs, translations and posts keep their keys, and a doc that leaves its sidebar is a warning', () =>
  inSite(several, async (site) => {
    await keepRoutes(site.dir);
    assert.equal(await move(site, 'docs/guides/a.md', 'docs/b.md'), [
      'docs/guides/a.md left-sidebar after the move, no sidebar contains this doc; now it is in "main"',
    ]);
    assert.is(
      text(site, 'i18n/de/docusaurus-plugin-content-docs/current/b.md'),
      '---\naliases: [guides/a]\n---\n\n# A, German\n',
    );
    assert.equal(await move(site, 'blog/2026-01-02-p.md', 'blog/2026-01-02-q.md'), []);
    assert.is(
      text(site, 'blog/2026-01-02-q.md'),
      '---\naliases: [/blog/2026/01/02/p]\npage_key: blog/2026/01/02/p\n---\n\n# P\n',
    );
    assert.equal(
      await move(site, 'team/u.md', 'docs/guides/u.md'),
      [
        'team/u.md changed-page-key the page key of this page changes from "doc/team/current/u" to "doc/default/current/guides/u"',
        'team/u.md left-sidebar after the move, no sidebar contains this doc; now it is in "defaultSidebar"',
      ].slice(0, 1),
    );
    await cut(site, '1.0');
    await cut(site, '5', 'team');
    const { redirects, keys, problems } = await inspectVersions(site);
    assert.equal(problems, []);
    assert.equal(
      redirects.filter((each) => !each.startsWith('/de/')),
      [
        '/blog/2026/01/02/p → /blog/2026/01/02/q',
        '/docs/1.0/guides/a → /docs/1.0/b',
        '/docs/guides/a → /docs/b',
        '/team/u → /docs/guides/u',
      ],
    );
    assert.is(keys['/docs/b'], 'doc/default/current/guides/a');
    assert.is(keys['/de/docs/b'], 'doc/default/current/guides/a');
    assert.is(keys['/blog/2026/01/02/q'], 'post/blog/2026/01/02/p');
  }));

test('two pages with one key are an error at the page_key', () =>
  inSite({ 'docs/a.md': '# A\n', 'docs/b.md': '---\ntitle: B\npage_key: a\n---\n\nText\n' }, async (site) => {
    const { diagnostics } = await inspect(site.dir);
    assert.equal(
      diagnostics.map(({ rule, place, severity }) => [rule, severity, place.path, place.line]),
      [['duplicate-page-key', 'error', 'docs/b.md', 3]],
    );
    site.write({ 'docs/a.md': '---\npage_key: b\n---\n\n# A\n' });
    assert.equal((await inspect(site.dir)).diagnostics, [], 'two pages may exchange their keys');
  }));

test.run();
