import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../config/parse-config.ts';
import { noTranslations, translateConfig, translated, type Translations } from '../../config/translations.ts';

const config = parseConfig(
  {
    title: 'Site',
    docs: false,
    pages: false,
    blog: [
      { blogTitle: 'News', blogDescription: 'What is new', blogSidebarTitle: 'Recent' },
      { id: 'other', path: 'other' },
    ],
    themeConfig: {
      navbar: {
        title: 'Site',
        logo: { src: 'logo.svg', alt: 'A logo' },
        items: [
          { label: 'Docs', to: '/docs' },
          { label: 'More', type: 'dropdown', items: [{ label: 'Help', to: '/help' }] },
          { type: 'localeDropdown', dropdownItemsAfter: [{ label: 'All of them', to: '/languages' }] },
        ],
      },
      footer: {
        logo: { src: 'logo.svg', alt: 'A logo' },
        links: [{ title: 'Learn', items: [{ label: 'Start', to: '/start' }, { html: '<b>Start</b>' }] }],
        copyright: 'Us',
      },
    },
  },
  'test',
);

const inGerman = (some: Partial<Translations>) => translateConfig(config, { ...noTranslations, ...some });

test('a label is translated by its key, or unchanged without a translation', () => {
  assert.is(translated({ key: 'Wort' }, 'key', 'word'), 'Wort');
  assert.is(translated({ other: 'Wort' }, 'key', 'word'), 'word');
  assert.is(translated({ key: 'Wort' }, 'key', undefined), 'Wort');
  assert.is(translated({}, 'key', undefined), undefined);
  assert.is(translated({}, 'toString', 'word'), 'word');
});

test('items of the navbar at any depth, its title and its logo are translated by the keys of Docusaurus', () => {
  const { navbar } = inGerman({
    navbar: {
      title: 'Seite',
      'logo.alt': 'Ein Zeichen',
      'item.label.Docs': 'Handbuch',
      'item.label.More': 'Mehr',
      'item.label.Help': 'Hilfe',
    },
  }).themeConfig;
  assert.equal([navbar.title, navbar.logo?.alt], ['Seite', 'Ein Zeichen']);
  assert.equal(
    navbar.items.map(({ label, items }) => [label, items?.map((item) => item.label)]),
    [
      ['Handbuch', undefined],
      ['Mehr', ['Hilfe']],
      [undefined, undefined],
    ],
  );
});

test('links in a dropdown have the same kind of keys', () => {
  const { navbar } = inGerman({ navbar: { 'item.label.All of them': 'Alle' } }).themeConfig;
  assert.equal(
    navbar.items[2]!.dropdownItemsAfter?.map(({ label }) => label),
    ['Alle'],
  );
});

test('columns of the footer, their links, its logo and its copyright are translated', () => {
  const footer = inGerman({
    footer: {
      'link.title.Learn': 'Lernen',
      'link.item.label.Start': 'Anfang',
      copyright: 'Wir',
      'logo.alt': 'Ein Zeichen',
    },
  }).themeConfig.footer!;
  assert.equal([footer.copyright, footer.logo?.alt], ['Wir', 'Ein Zeichen']);
  const [column] = footer.links as { title?: string; items: { label?: string; html?: string }[] }[];
  assert.is(column!.title, 'Lernen');
  assert.equal(
    column!.items.map(({ label, html }) => label ?? html),
    ['Anfang', '<b>Start</b>'],
  );
});

test('each blog has its own titles', () => {
  const [blog, other] = inGerman({
    blog: { default: { title: 'Neues', description: 'Was neu ist', 'sidebar.title': 'Zuletzt' } },
  }).blog;
  assert.equal([blog!.blogTitle, blog!.blogDescription, blog!.blogSidebarTitle], ['Neues', 'Was neu ist', 'Zuletzt']);
  assert.is(other!.blogTitle, config.blog[1]!.blogTitle);
});

test('a language without UI strings leaves every label unchanged', () => {
  assert.equal(inGerman({}), config);
});

test.run();
