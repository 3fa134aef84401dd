import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteMessages } from '../../translations/site-messages.ts';
import { buildSample, sampleInput, type Sample } from '../site/sample-site.ts';

const sample: Sample = {
  files: { 'docs/intro.md': { $title: 'Intro' }, 'docs/own.md': { $title: 'Own', sidebar_label: 'Mine' } },
  sidebars: {
    current: {
      docs: [
        'intro',
        { type: 'doc', id: 'intro', label: 'Start' },
        { type: 'doc', id: 'own', label: 'Mine' },
        { type: 'html', value: '<hr>' },
        {
          type: 'category',
          label: 'Guides',
          description: 'How to',
          link: { type: 'generated-index', title: 'All guides', description: 'Each' },
          items: [
            { type: 'link', label: 'Forum', href: 'https://forum.example' },
            { type: 'category', label: 'Guides', items: ['own'] },
            { type: 'category', key: 'deep', label: 'Guides', items: ['own'] },
          ],
        },
      ],
    },
  },
  config: {
    blog: [
      { blogTitle: 'News', blogDescription: '', blogSidebarTitle: 'Recent' },
      { id: 'other', path: 'other' },
    ],
    themeConfig: {
      navbar: {
        title: 'Site',
        logo: { src: 'a.svg', alt: 'A logo' },
        items: [
          { label: 'More', items: [{ label: 'Help', to: '/help' }] },
          { type: 'localeDropdown', dropdownItemsAfter: [{ label: 'All', to: '/all' }] },
        ],
      },
      footer: { links: [{ title: 'Learn', items: [{ label: 'Start', to: '/start' }] }], copyright: 'Us' },
    },
  },
};

async function messagesOf(code = new Map()) {
  const input = sampleInput(sample);
  const { site } = await buildSample(sample);
  const files = siteMessages({ ...input, site, code });
  return Object.fromEntries(
    [...files].map(([file, messages]) => [
      file,
      Object.fromEntries([...messages].map(([key, each]) => [key, each.message])),
    ]),
  );
}

test('UI strings of the navbar, the footer, versions, sidebars and blogs have the keys of their files', async () => {
  assert.equal(await messagesOf(), {
    'code.json': {},
    'docusaurus-theme-classic/navbar.json': {
      title: 'Site',
      'logo.alt': 'A logo',
      'item.label.More': 'More',
      'item.label.Help': 'Help',
      'item.label.All': 'All',
    },
    'docusaurus-theme-classic/footer.json': {
      'link.title.Learn': 'Learn',
      'link.item.label.Start': 'Start',
      copyright: 'Us',
    },
    'docusaurus-plugin-content-docs/current.json': {
      'sidebar.docs.doc.Start': 'Start',
      'sidebar.docs.category.Guides': 'Guides',
      'sidebar.docs.category.Guides.description': 'How to',
      'sidebar.docs.category.Guides.link.generated-index.title': 'All guides',
      'sidebar.docs.category.Guides.link.generated-index.description': 'Each',
      'sidebar.docs.link.Forum': 'Forum',
      'sidebar.docs.category.deep': 'Guides',
    },
    'docusaurus-plugin-content-blog/options.json': { title: 'News', 'sidebar.title': 'Recent' },
    'docusaurus-plugin-content-blog-other/options.json': {},
  });
});

test("messages of a site's code have their own file", async () => {
  const code = new Map([['home.title', { message: 'Welcome' }]]);
  assert.equal((await messagesOf(code))['code.json'], { 'home.title': 'Welcome' });
});

test.run();
