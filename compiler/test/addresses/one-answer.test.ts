// Tests that all checks of addresses find the same broken ones: page links, navbar, footer, redirects, and `verify`.
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { disk } from '../../fs/disk.ts';
import { inspect } from '../../inspect.ts';
import { verifyCorpus } from '../../verify/verify-corpus.ts';
import { tempFolder } from '../temp.ts';
import { listFiles } from '../../fs/list-files.ts';

/** Addresses that lead to a page or file, in both languages. */
const there = [
  '/docs/a',
  '/docs/a/',
  '/docs/a/index.html',
  '/fr/docs/a',
  '/fr/docs/zwei',
  '/fr/docs/zwei/index.html',
  '/fr/docs/zwei.md',
  '/fr/vieux',
  '/fr/sitemap.xml',
  '/docs/latest/a',
  '/short',
  '/old',
  '/old/index.html',
  '/demo',
  '/demo/index.html',
  '/plain',
  '/files/C%23%20guide.pdf',
  '/files/data',
  '/files/notes.md',
  '/blog/rss.xml',
  '/sitemap.xml',
  '/404.html',
  '/corpus/site.json',
  '/corpus/pages/docs/a.json',
  '/search',
];
/** Addresses without a page or file, in at least one of the languages. */
const missing = [
  '/docs/none',
  '/docs/a.html',
  '/fr/docs/none',
  '/fr/docs/a.md',
  '/docs/b',
  '/docs/zwei',
  '/docs/latest/none',
  '/files/data/',
  '/files/C%23%20guide.pdf/',
  '/news/rss.xml',
  '/docs/none.md',
  '/fr/_redirects',
  '/corpus/pages/docs/none.json',
];
const all = [...there, ...missing];
/** Valid targets of redirects. Redirects in another language and HTML files of redirects are excluded. */
const redirected = all.filter((to) => to !== '/fr/vieux' && to !== '/old/index.html');

const site = {
  'lectern.config.json': JSON.stringify({
    title: 'Site',
    url: 'https://example.org',
    onBrokenLinks: 'warn',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    docs: { versions: { current: { aliases: ['latest'] } } },
    blog: [{ id: 'blog' }, { id: 'news', path: 'news', routeBasePath: 'news' }],
    rewrites: [{ from: '/short', to: '/docs/a' }],
    redirects: {
      redirects: [{ from: '/old', to: '/docs/a' }, ...redirected.map((to, index) => ({ from: `/r/${index}`, to }))],
    },
    themeConfig: {
      navbar: { items: all.map((to, index) => ({ label: `${index}`, to })) },
      footer: { copyright: all.map((to) => `<a href="${to}">x</a>`).join(' ') },
    },
  }),
  'docs/a.md': `# A\n\n${all.map((to) => `[x](${to})\n`).join('\n')}`,
  'docs/b.md': '# B\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/b.md': '---\nslug: zwei\naliases: [/vieux]\n---\n\n# B\n',
  'blog/2026-01-01-x.md': '# X\n\nText.\n',
  'news/.keep': '',
  'static/demo/index.html': '<p>demo',
  'static/plain.html': '<p>plain',
  'static/files/C# guide.pdf': 'x',
  'static/files/data': 'x',
  'static/files/notes.md': 'x',
};

const identityOf = ({ rule, message, place }: Diagnostic) => `${place.path}:${place.line} ${rule} ${message}`;

test('content, frame, redirects and verify agree about every address', async () => {
  const folder = tempFolder();
  try {
    folder.write(site);
    const checked = await inspect(folder.dir);
    const { published, diagnostics } = await compile(folder.dir, { cache: false });
    assert.is(published, true, diagnostics.map(({ message }) => message).join('\n'));
    assert.equal(checked.diagnostics.map(identityOf), diagnostics.map(identityOf));
    const dist = path.join(folder.dir, 'dist');
    const problems = await verifyCorpus({
      list: async () => (await listFiles(disk, dist)).map((entry) => entry.path),
      read: (file) => disk.read(path.join(dist, file)),
    });
    const lines = diagnostics.filter(({ rule }) => /^broken-(?:markdown-)?link$/.test(rule)).map(({ place }) => place);
    assert.equal(lines.map(({ line }) => all[(line! - 3) / 2]).sort(), missing.toSorted(), 'links of a page');
    const settings = new Set(
      diagnostics.flatMap(({ rule, place }) => (rule.startsWith('broken-') ? (place.setting ?? []) : [])),
    );
    /** @returns the addresses that are reported as broken if they are values of a setting */
    const inSettings = (addresses: readonly string[], settingOf: (index: number) => string) =>
      addresses.filter((_, index) => settings.has(settingOf(index)));
    assert.equal(
      inSettings(all, (index) => `themeConfig.navbar.items[${index}]`),
      missing,
      'navbar',
    );
    assert.equal(
      inSettings(redirected, (index) => `redirects.redirects[${index + 1}]`),
      missing,
      'redirects',
    );
    // HTML in the config is not translated, so its links are valid in only one of the languages.
    const inHtml = diagnostics.flatMap(
      ({ message }) => /^themeConfig.footer.copyright: no page has the path "(.*?)"/.exec(message)?.[1] ?? [],
    );
    assert.equal(inHtml.sort(), missing.filter((to) => to !== '/docs/b').sort(), 'footer');
    const dead = problems.map(({ message }) => /^the link target "(.*)" does not exist$/.exec(message)?.[1] ?? message);
    const known = new Set(missing.flatMap((to) => [to, `/fr${to}`]));
    assert.equal(
      dead.filter((address) => !known.has(address)),
      [],
      'verify finds no other',
    );
    assert.equal(
      missing.filter((to) => !dead.includes(to) && !dead.includes(`/fr${to}`)),
      [],
      'verify finds all',
    );
  } finally {
    folder.remove();
  }
});

test.run();
