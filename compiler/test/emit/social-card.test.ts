import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Config } from '../../config/config.ts';
import { cardPage } from '../../emit/social-card.ts';

const config = Config.parse({
  title: 'Handbook',
  tagline: 'How we work',
  url: 'https://h.example',
  socialCards: true,
  i18n: { defaultLocale: 'ar', locales: ['ar'] },
  themeConfig: { image: 'img/site.png' },
});
const site = { config, blogs: [{ id: 'news', title: 'News' }] } as unknown as Parameters<typeof cardPage>[1];
const siteImage = 'https://h.example/img/site.png';
const page = (more: object) =>
  ({ kind: 'page', path: '/x', title: 'Set up', metadata: { image: siteImage }, ...more }) as unknown as Parameters<
    typeof cardPage
  >[0];

test('a card gets the title of a page, its section and the name of the site', () => {
  const breadcrumbs = [{ label: 'Guides' }, { label: 'Set up' }];
  assert.equal(cardPage(page({ kind: 'doc', breadcrumbs }), site), {
    title: 'Set up',
    section: 'Guides',
    siteTitle: 'Handbook',
    tagline: 'How we work',
    direction: 'rtl',
  });
  assert.is(cardPage(page({ kind: 'doc', breadcrumbs: [{ label: 'Set up' }] }), site)!.section, undefined);
  assert.is(cardPage(page({ kind: 'post', context: { instance: 'news' } }), site)!.section, 'News');
});

test('a page with an image has no card, nor has a page that other sites do not link to', () => {
  assert.is(cardPage(page({ metadata: { image: 'https://o.example/own.png' } }), site), undefined);
  for (const kind of ['search', 'not-found', 'redirect']) assert.is(cardPage(page({ kind }), site), undefined);
  const metadata = { image: siteImage, robots: 'noindex, nofollow' };
  assert.is(cardPage(page({ kind: 'custom', metadata }), site), undefined);
  assert.is(cardPage(page({ kind: 'custom' }), site)!.title, 'Set up');
});

test.run();
