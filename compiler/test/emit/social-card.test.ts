import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Config } from '../../config/config.ts';
import { cardTheme, cardOf } from '../../emit/social-card.ts';

const config = Config.parse({
  title: 'Handbook',
  tagline: 'How we work',
  url: 'https://h.example',
  socialCards: true,
  i18n: { defaultLocale: 'ar', locales: ['ar'] },
  themeConfig: { image: 'img/site.png' },
});
const site = { config, blogs: [{ id: 'news', title: 'News' }] } as unknown as Parameters<typeof cardOf>[1];
const siteImage = 'https://h.example/img/site.png';
const page = (more: object) =>
  ({ kind: 'page', path: '/x', title: 'Set up', metadata: { image: siteImage }, ...more }) as unknown as Parameters<
    typeof cardOf
  >[0];

test('a card contains the title of a page, its section and the name of the site', () => {
  const breadcrumbs = [{ label: 'Guides' }, { label: 'Set up' }];
  assert.equal(cardOf(page({ kind: 'doc', breadcrumbs }), site), {
    title: 'Set up',
    section: 'Guides',
    site: 'Handbook',
    direction: 'rtl',
  });
  assert.is(cardOf(page({ kind: 'doc', breadcrumbs: [{ label: 'Set up' }] }), site)!.section, undefined);
  assert.is(cardOf(page({ kind: 'post', context: { instance: 'news' } }), site)!.section, 'News');
});

test('the card of the home page contains the name of the site and the tagline', () => {
  const { title, site: below, section } = cardOf(page({ title: 'Handbook' }), site)!;
  assert.equal([title, below, section], ['Handbook', 'How we work', undefined]);
});

test('emoji in a title are removed', () => {
  assert.is(cardOf(page({ title: '🚀 Set up 👩🏽‍💻 a machine™ 2' }), site)!.title, 'Set up a machine™ 2');
});

test('a page with an image has no card, nor has a page that other sites do not link to', () => {
  assert.is(cardOf(page({ metadata: { image: 'https://o.example/own.png' } }), site), undefined);
  for (const kind of ['search', 'not-found', 'redirect']) assert.is(cardOf(page({ kind }), site), undefined);
  const metadata = { image: siteImage, robots: 'noindex, nofollow' };
  assert.is(cardOf(page({ kind: 'custom', metadata }), site), undefined);
  assert.is(cardOf(page({ kind: 'custom' }), site)!.title, 'Set up');
});

test('cards have the colours of the theme and the accent, in the mode of the config', () => {
  assert.equal(cardTheme(config), {
    paper: '#fdfcf9',
    ink: '#24211c',
    soft: '#544f46',
    rule: '#dfddda',
    accent: '#9c3a1f',
  });
  const dark = cardTheme({
    ...config,
    socialCards: { mode: 'dark' },
    themeConfig: { ...config.themeConfig, preset: 'plain', accent: '#ff0000' },
  });
  assert.is(dark.paper, '#16181b');
  assert.match(dark.accent, /^#[ef]/);
});

test.run();
