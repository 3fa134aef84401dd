import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { NavbarItem, Page } from '../../../corpus/schema/index.ts';
import { docsInstances } from '../../corpus/site-file.ts';
import { menuEntries } from '../../layout/navbar/menu-entries.ts';
import type { NavbarView } from '../../layout/navbar/navbar-view.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { sampleSite } from '../corpus/sample-site.ts';

const intro = sampleDoc('/site/docs/intro', 'Introduction', {
  id: 'intro',
  alternates: [{ version: '1.0', path: '/site/docs/1.0/begin' }],
});

function entries(item: NavbarItem, page: Page | undefined, rest: Partial<NavbarView> = {}) {
  const pathname = page?.path ?? '/site/elsewhere';
  return menuEntries([item], {
    site: sampleSite,
    page,
    pathname,
    suffix: '',
    preferredVersion: () => undefined,
    ...rest,
  });
}

test('the language menu leads to the page, or to the start page of a language that lacks it', () => {
  const locale = (name: string, path: string, start?: string) => ({
    ...sampleSite.locales[0]!,
    name,
    path,
    start,
  });
  const site = {
    ...sampleSite,
    locale: 'en',
    baseUrl: '/site/',
    locales: [locale('en', '/site/'), locale('fr', '/site/fr/'), locale('ja', '/site/ja/', '/site/ja/docs/é')],
  };
  const hrefs = (page: Page | undefined) => {
    const item: NavbarItem = { type: 'localeDropdown', itemsBefore: [], itemsAfter: [] };
    const [entry] = entries(item, page, { site, suffix: '?a#b' });
    return entry?.kind === 'group' && entry.entries.map((each) => each.kind === 'link' && each.href);
  };
  assert.equal(hrefs(intro), ['/site/docs/intro?a#b', '/site/fr/docs/intro?a#b', '/site/ja/docs/intro?a#b']);
  assert.equal(hrefs({ ...intro, languages: { fr: '/site/fr/un', ja: null } }), [
    '/site/docs/intro?a#b',
    '/site/fr/un?a#b',
    '/site/ja/docs/%C3%A9',
  ]);
  const starts = ['/site/', '/site/fr/', '/site/ja/docs/%C3%A9'];
  assert.equal(hrefs({ ...intro, kind: 'not-found' } as unknown as Page), starts);
  assert.equal(hrefs(undefined), starts);
});

const targets = {
  '2.0': { path: '/site/docs/intro', label: 'Intro 2', sidebar: 'docs' },
  '1.0': { path: '/site/docs/1.0/intro', label: 'Intro 1', sidebar: 'docs' },
};

test('a doc item leads to the active version, else to the preferred, else to the last', () => {
  const item: NavbarItem = { type: 'doc', instance: 'default', docId: 'intro', targets };
  const href = (page: Page | undefined, preferred?: string) => {
    const [entry] = entries(item, page, { preferredVersion: () => preferred });
    return entry?.kind === 'link' && [entry.label, entry.href];
  };
  const old = sampleDoc('/site/docs/1.0/x', 'X', { context: { instance: 'default', version: '1.0' } });
  assert.equal(href(old, '2.0'), ['Intro 1', '/site/docs/1.0/intro']);
  assert.equal(href(undefined, '1.0'), ['Intro 1', '/site/docs/1.0/intro']);
  assert.equal(href(undefined), ['Intro 2', '/site/docs/intro']);
});

test('a doc item shows nothing when its doc is missing, or unlisted and not the page', () => {
  const item: NavbarItem = { type: 'doc', instance: 'default', docId: 'intro', targets: {} };
  assert.equal(entries(item, intro), []);
  const unlisted: NavbarItem = { ...item, targets: { '2.0': { ...targets['2.0'], unlisted: true } } };
  assert.equal(entries(unlisted, undefined), []);
  assert.is(entries(unlisted, intro).length, 1);
});

test('sidebar items are active on the pages of their sidebar', () => {
  const item: NavbarItem = { type: 'docSidebar', instance: 'default', sidebarId: 'docs', targets };
  assert.is((entries(item, intro)[0] as { isActive: boolean }).isActive, true);
  const api = sampleDoc('/site/docs/api', 'API', { context: { instance: 'default', version: '2.0', sidebar: 'api' } });
  assert.is((entries(item, api)[0] as { isActive: boolean }).isActive, false);
});

test('the versions lead to the same doc, with query and hash', () => {
  const item: NavbarItem = { type: 'docsVersionDropdown', instance: 'default', itemsBefore: [], itemsAfter: [] };
  const [entry] = entries(item, intro, { suffix: '?a#b' });
  assert.is(entry?.kind, 'group');
  const links =
    entry?.kind === 'group'
      ? entry.entries.map((link) => link.kind === 'link' && [link.label, link.href, link.isActive])
      : [];
  assert.equal(links, [
    ['Next', '/site/docs/next/intro?a#b', false],
    ['2.0', '/site/docs/intro?a#b', true],
    ['1.0', '/site/docs/1.0/begin?a#b', false],
  ]);
});

test('a single version is a plain link', () => {
  const [instance] = docsInstances(sampleSite);
  const site = { ...sampleSite, instances: [{ ...instance!, versions: instance!.versions.slice(1, 2) }] };
  const item: NavbarItem = { type: 'docsVersionDropdown', instance: 'default', itemsBefore: [], itemsAfter: [] };
  assert.equal(entries(item, undefined, { site }), [
    { kind: 'link', label: '2.0', href: '/site/docs/intro', isActive: false, className: undefined },
  ]);
});

test('links are active by expression, by base path, or at and below their path', () => {
  const active = (item: Partial<NavbarItem>, pathname: string) => {
    const [entry] = entries({ type: 'link', label: 'x', href: '/site/about', ...item } as NavbarItem, undefined, {
      pathname,
    });
    return entry?.kind === 'link' && entry.isActive;
  };
  assert.is(active({}, '/site/about/'), true);
  assert.is(active({}, '/site/about/us'), true);
  assert.is(active({}, '/site/aboutness'), false);
  assert.is(active({ activeBasePath: '/site/x' }, '/site/xyz'), true);
  assert.is(active({ activeBaseRegex: '/(a|b)$', activeBasePath: '/site' }, '/site/c'), false);
  assert.is(active({ activeBaseRegex: '/(a|b)$' }, '/site/b'), true);
  assert.is(active({ activeBaseRegex: '(' }, '/site/b'), false);
  assert.is(active({ href: '/site/' }, '/site/about'), false);
});

test('the body replaces the label of links and of dropdowns', () => {
  const body = [{ type: 'text' as const, value: 'Drawn' }];
  const link: NavbarItem = { type: 'link', label: '', body, href: '/site/x' };
  const [shown] = entries(link, undefined);
  assert.equal(shown?.kind === 'link' && shown.body, body);
  const [group] = entries({ type: 'dropdown', label: 'Drawn', body, items: [] }, undefined);
  assert.equal(group?.kind === 'group' && [group.label, group.body], ['Drawn', body]);
});

test.run();
